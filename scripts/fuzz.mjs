// npm run fuzz [-- name] [--seed N] [--cases N]: random inputs against what must always hold. Without a name: all of them.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from './dependencies.mjs';

requireNode();
installDependencies(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = join(dirname(fileURLToPath(import.meta.url)), 'fuzz');
const FUZZES = {
  template: 'templates, compared with the public engine',
  requests: 'requests to every route of a server: no fault, no change where the answer is a no',
  money: 'carts, whose lines, totals and refunds must add up',
};

const [first = '', ...rest] = process.argv.slice(2);
const isNamed = Object.hasOwn(FUZZES, first);
if (first !== '' && !isNamed && !first.startsWith('--')) {
  console.error(`No fuzz is called ${first}. There are:`);
  for (const [name, what] of Object.entries(FUZZES)) console.error(`  ${name.padEnd(10)} ${what}`);
  process.exit(2);
}
const options = isNamed ? rest : process.argv.slice(2);
for (const name of isNamed ? [first] : Object.keys(FUZZES)) {
  const { status } = spawnSync(process.execPath, [join(folder, `${name}.mjs`), ...options], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
