// npm run dev: builds without minifying, watches packages and themes, restarts the server, reloads open pages.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from './dependencies.mjs';
import { SAFE_FLAGS } from './flags.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const QUIET_MS = 150;

requireNode();
installDependencies(root);
const { buildAll } = await import('./build.mjs');

let server = null;
let stopping = false;

function start() {
  const args = [...SAFE_FLAGS, join(root, 'packages/server/dist/main.js'), ...process.argv.slice(2)];
  server = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, QUOIN_DEV: '1' } });
  server.on('exit', (code) => stopping && process.exit(code ?? 0));
}

function stop() {
  return new Promise((resolve) => {
    if (!server || server.exitCode !== null) return resolve();
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
}

let isBusy = false;
let isWanted = false;
let timer = null;

/** One change after the other: what happens during a build is looked at when it is done. */
async function refresh() {
  isWanted = true;
  if (isBusy) return;
  isBusy = true;
  while (isWanted) {
    isWanted = false;
    try {
      await buildAll({ minify: false });
      await stop();
      start();
    } catch (error) {
      console.error(error.message);
      console.error('The build failed; the last good one keeps running.');
    }
  }
  isBusy = false;
}

function changed(name) {
  if (!name || /(^|[/\\])(dist|node_modules|compiled)([/\\]|$)/.test(name)) return;
  clearTimeout(timer);
  timer = setTimeout(refresh, QUIET_MS);
}

await buildAll({ minify: false });
start();
// Themes need no build, but a new start lets open pages load themselves again.
for (const folder of ['packages', 'scripts', 'themes', 'docs/help']) {
  watch(join(root, folder), { recursive: true }, (_, name) => changed(name));
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopping = true;
    // Ctrl-C reaches the server by itself; a second word does no harm, and none is needed when it is not there.
    if (!server || server.exitCode !== null) process.exit(0);
    server.kill('SIGTERM');
  });
}
