// Starts the language server, when the client library has been installed (npm install); without it
// the colors and the brackets work all the same.
const vscode = require('vscode');

let client;

exports.activate = async () => {
  let library;
  try {
    library = require('vscode-languageclient/node');
  } catch {
    return;
  }
  const command = vscode.workspace.getConfiguration('mapcam').get('path');
  client = new library.LanguageClient(
    'mapcam',
    'mapcam',
    { command, args: ['lsp'] },
    { documentSelector: [{ language: 'mapcam' }] }
  );
  await client.start();
};

exports.deactivate = () => client?.stop();
