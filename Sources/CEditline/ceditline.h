// The system's libedit, for Swift: behind functions what takes a variable number of arguments, which
// Swift can't call, and what the C library has as macros.
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <unistd.h>

// The C library hides these from sources that don't ask for them.
int wcwidth(wchar_t);
void *memmem(const void *, size_t, const void *, size_t);

static inline int editline_set_number(EditLine *editor, int operation, int value) {
  return el_wset(editor, operation, value);
}

static inline int editline_set_data(EditLine *editor, void *data) {
  return el_wset(editor, EL_CLIENTDATA, data);
}

static inline void *editline_data(EditLine *editor) {
  void *data = NULL;
  el_wget(editor, EL_CLIENTDATA, &data);
  return data;
}

static inline int editline_is_editing(EditLine *editor) {
  int value = 0;
  el_wget(editor, EL_EDITMODE, &value);
  return value;
}

static inline int editline_is_vi(EditLine *editor) {
  const wchar_t *name = NULL;
  el_wget(editor, EL_EDITOR, &name);
  return name != NULL && name[0] == L'v';
}

static inline int editline_set_reader(EditLine *editor, int (*reader)(EditLine *, wchar_t *)) {
  return el_wset(editor, EL_GETCFN, reader);
}

static inline int editline_set_input(EditLine *editor, FILE *file) {
  return el_wset(editor, EL_SETFP, 0, file);
}

// The words must stay where they are as long as the editor is there.
static inline int editline_add_command(
    EditLine *editor, const wchar_t *name, const wchar_t *help,
    unsigned char (*command)(EditLine *, wint_t)) {
  return el_wset(editor, EL_ADDFN, name, help, command);
}

// For EL_BIND, EL_SETTY and EL_SETTC: up to three words, the first nil ends them.
static inline int editline_set_words(
    EditLine *editor, int operation, const wchar_t *first, const wchar_t *second,
    const wchar_t *third) {
  return el_wset(editor, operation, first, second, third, (wchar_t *)NULL);
}

static inline int editline_use_history(EditLine *editor, HistoryW *entries) {
  return el_wset(editor, EL_HIST, history_w, entries);
}

static inline int editline_set_history_number(HistoryW *entries, int operation, int value) {
  HistEventW event;
  return history_w(entries, &event, operation, value);
}

static inline int editline_remember(HistoryW *entries, const wchar_t *entry) {
  HistEventW event;
  return history_w(entries, &event, H_ENTER, entry);
}

// One flag of a signal handler: the compiler may not keep it in a register.
static inline int editline_flag(const volatile sig_atomic_t *flag) { return *flag; }
static inline void editline_set_flag(volatile sig_atomic_t *flag, int value) { *flag = value; }

// Without SA_RESTART, so that a read that waits comes back.
static inline void editline_catch(int signal, void (*handler)(int), struct sigaction *before) {
  struct sigaction action;
  action.sa_handler = handler;
  action.sa_flags = 0;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, before);
}

// Waits until there is something to read, with the signals blocked that the mask holds; with no descriptor
// (-1) for a signal or the end of the time alone.
static inline int editline_wait(int descriptor, const struct timespec *limit, const sigset_t *mask) {
  fd_set descriptors;
  FD_ZERO(&descriptors);
  if (descriptor >= 0) FD_SET(descriptor, &descriptors);
  return pselect(descriptor + 1, &descriptors, NULL, NULL, limit, mask);
}

// What stands in the settings of a terminal for a key that it doesn't have.
static inline unsigned char editline_no_key(void) { return _POSIX_VDISABLE; }

static inline int editline_window(int descriptor, struct winsize *size) {
  return ioctl(descriptor, TIOCGWINSZ, size);
}
