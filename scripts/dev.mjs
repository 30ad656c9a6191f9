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

async function rebuild() {
  try {
    if (!(await buildAll({ minify: false }))) return;
  } catch {
    return console.error('The build failed; the last good one keeps running.');
  }
  await stop();
  start();
}

let timer = null;
function changed(name) {
  if (!name || /(^|[/\\])(dist|node_modules)([/\\]|$)/.test(name)) return;
  clearTimeout(timer);
  timer = setTimeout(rebuild, QUIET_MS);
}

await buildAll({ minify: false });
start();
for (const folder of ['packages', 'scripts'])
  watch(join(root, folder), { recursive: true }, (_, name) => changed(name));
// A theme needs no build: after a new start, open pages load themselves again.
watch(join(root, 'themes'), { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => stop().then(start), QUIET_MS);
});
process.on('SIGINT', () => {
  stopping = true;
});
