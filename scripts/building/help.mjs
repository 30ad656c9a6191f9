// The app's help: a web page for each page of docs/help, served at /help/<place>, and `pages.json`, which the app shows beside
// its screens.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readHelp } from '../help/readHelp.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** In the app a screen has the first heading, the panel the second and a page of help the third. */
const TASK_LEVEL = 4;

/** @param {{ outdir: string }} options */
export function buildHelp({ outdir }) {
  const pages = readHelp();
  rmSync(outdir, { recursive: true, force: true });
  for (const page of pages) write(join(outdir, `${page.path || 'index'}.html`), pageText(page));
  const shown = pages.map(({ path, page, language, title, tasks, html }) => ({
    ...{ path, page, language, title, tasks: page === '' ? [] : tasks, html: html(TASK_LEVEL) },
  }));
  write(join(outdir, 'pages.json'), JSON.stringify({ pages: shown }));
  cpSync(join(root, 'scripts/help/help.css'), join(outdir, 'help.css'));
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function pageText({ path, language, title, html }) {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeText(path === '' ? 'Quoin help' : `${title} · Quoin help`)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/help/help.css">
</head>
<body>
<header><nav aria-label="Help"><a href="/help">Quoin help</a> <a href="/">Open the app</a></nav></header>
<main>
<h1>${escapeText(title)}</h1>
${html(2)}</main>
</body>
</html>
`;
}

const escapeText = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
