-- Scenario files in Neovim: put this file in ~/.config/nvim/plugin/.
vim.cmd('autocmd BufRead,BufNewFile *.cam setfiletype mapcam')

vim.api.nvim_create_autocmd('FileType', {
  pattern = 'mapcam',
  callback = function(event)
    local config = {
      name = 'mapcam',
      cmd = { 'mapcam', 'lsp' },
      root_dir = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(event.buf), ':p:h'),
    }
    if vim.lsp.start then
      vim.lsp.start(config)
    else
      -- Neovim 0.7: one server for all texts.
      MapcamClient = MapcamClient or vim.lsp.start_client(config)
      vim.lsp.buf_attach_client(event.buf, MapcamClient)
    end
    vim.bo[event.buf].omnifunc = 'v:lua.vim.lsp.omnifunc'
  end,
})
