autocmd BufRead,BufNewFile *.cam setfiletype mapcam
