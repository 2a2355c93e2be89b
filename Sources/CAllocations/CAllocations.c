#include "CAllocations.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__GLIBC__)

// The GNU C library lets a program put its own malloc in the place of the library's, and keeps the
// library's under these names. free needs no other.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count++;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

long allocation_count(void) { return count; }

#else

long allocation_count(void) { return -1; }

#endif
