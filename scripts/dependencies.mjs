import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MINIMUM = [20, 19];

/** Ends the program with one clear line when this Node.js is too old to run Quoin. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  console.error(`Quoin needs Node.js ${MINIMUM.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Installs what the lockfile names, unless exactly that is installed already. Runs before node_modules exists, so it
 * uses nothing but Node.js and npm.
 */
export function installDependencies(root) {
  const stamp = join(root, 'node_modules', '.quoin-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return false;
  console.log('Installing dependencies …');
  const result = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('The dependencies could not be installed: see the lines above. Is the network reachable?');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
  return true;
}
