// npm run bench [-- name …]: figures of this machine, as ratios within one run. Without a name: all of them.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from './dependencies.mjs';

requireNode();
installDependencies(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = join(dirname(fileURLToPath(import.meta.url)), 'bench');
/** Name → what it measures. Each is a separate program, so none warms up code for another. */
const BENCHES = {
  template: 'the template engine against the public one and its peers',
  server: 'the server: start, pages, cart, page weight',
  catalogue: 'a shop of 10,000 products: pages, search, filters',
  insight: 'events of visitors: how many are taken in, and the owner’s questions over ten million',
  backup: 'backup and restore of a site with 10,000 products and 2,000 pictures, and that nothing differs after',
  peers: 'products, carts and payments beside Vendure, and as shops and sites grow',
  processes: 'requests a second with one and two processes',
  faults: 'pages, cart and checkout while the endpoints where pages report misbehave (FT-20)',
  editor: 'a page of 1,000 blocks in the site editor against one of 50 (ED-46)',
  post: 'a post of 10,000 words on its page in the site editor: opening, and what a keystroke waits',
  pictures: 'bytes of each picture address by who asks, and what JPEG and PNG cost on disk (IMG-02)',
  pages: 'every template of the demo sites on a slow phone, against PF-01 to PF-14',
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are:`);
  for (const [name, what] of Object.entries(BENCHES)) console.error(`  ${name.padEnd(10)} ${what}`);
  process.exit(1);
}
for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
  const { status } = spawnSync(process.execPath, ['--expose-gc', join(folder, `${name}.mjs`)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
