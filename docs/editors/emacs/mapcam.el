;;; mapcam.el --- Scenario files in Emacs, with the language server through Eglot  -*- lexical-binding: t -*-

(require 'rx)

(defvar mapcam-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?# "<" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?_ "w" table)
    table))

(define-derived-mode mapcam-mode prog-mode "mapcam"
  "Scenario files for a map's camera."
  (setq-local comment-start "# ")
  (setq-local font-lock-defaults
              `(((,(rx (or bol (any ";{}")) (* blank) (group (+ word))) 1 font-lock-keyword-face)
                 (,(rx "@" (+ word)) . font-lock-preprocessor-face)))))

(add-to-list 'auto-mode-alist '("\\.cam\\'" . mapcam-mode))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(mapcam-mode . ("mapcam" "lsp"))))

(provide 'mapcam)
;;; mapcam.el ends here
