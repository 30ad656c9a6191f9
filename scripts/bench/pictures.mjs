// npm run bench -- pictures: bytes of each picture address by who asks (IMG-02), how long the first one waits, and what disk it costs.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from '../dependencies.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requireNode();
installDependencies(root);
const { buildAll } = await import('../build.mjs');
await buildAll();
const { ask, freePort, startProduct } = await import('./running.mjs');

const FORMATS = ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w', 'original'];
/** Who asks → what it sends as `Accept`; null: nothing. */
const CLIENTS = {
  'older browser': 'image/webp,image/*;q=0.8,*/*;q=0.5',
  'mail client': 'image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5',
  '*/*': '*/*',
  none: null,
};
/** Of og:image. */
const MAX_PREVIEW_BYTES = 300_000;

const port = await freePort();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const dataDir = mkdtempSync(join(tmpdir(), 'quoin-bench-'));
// Started as root, PostgreSQL runs as another user, who needs access.
chmodSync(dataDir, 0o755);

const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
const text = (bytes) => Math.round(bytes).toLocaleString('en');
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
const pathOf = (address) => new URL(address).pathname;

async function bodyOf(path) {
  return String((await ask(port, path, { agent })).body);
}

/** Each picture that the map of the site names. */
async function picturesOf() {
  const map = await bodyOf('/sitemap.xml');
  return [...new Set([...map.matchAll(/<image:loc>([^<?]+)/g)].map(([, address]) => pathOf(address)))];
}

/** `og:image` of each page that the map names, as a crawler fetches it. */
async function previews() {
  const map = await bodyOf('/sitemap.xml');
  const pages = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address]) => pathOf(address));
  const named = new Set();
  for (const page of pages) {
    const address = /property="og:image" content="([^"]+)"/.exec(await bodyOf(page))?.[1];
    if (address !== undefined) named.add(pathOf(address) + new URL(address).search);
  }
  const sizes = [];
  for (const path of named) sizes.push((await ask(port, path, { agent, headers: { accept: '*/*' } })).body.length);
  return sizes;
}

async function measure(pictures, format, accept) {
  const answers = [];
  for (const picture of pictures) {
    const begin = performance.now();
    const headers = accept === null ? {} : { accept };
    const { status, headers: heard, body } = await ask(port, `${picture}?format=${format}`, { agent, headers });
    if (status !== 200) throw new Error(`${picture}?format=${format}: ${status}`);
    answers.push({ bytes: body.length, type: heard['content-type'], ms: performance.now() - begin });
  }
  return answers;
}

const product = await startProduct(dataDir, port, { env: { PICTURES: 'asked' } });
try {
  const pictures = await picturesOf();
  console.log(`${pictures.length} pictures of the demo shop, median bytes (largest) of an answer:\n`);
  row(['', ...Object.keys(CLIENTS)]);
  row(['---', ...Object.keys(CLIENTS).map(() => '---')]);
  const made = { 'image/webp': 0, 'image/jpeg': 0, 'image/png': 0 };
  const waits = [];
  const types = new Set();
  for (const format of FORMATS) {
    const cells = [];
    for (const [client, accept] of Object.entries(CLIENTS)) {
      const answers = await measure(pictures, format, accept);
      const bytes = answers.map((answer) => answer.bytes);
      cells.push(`${text(median(bytes))} (${text(Math.max(...bytes))})`);
      // The first two clients have the width made in the two ways there are.
      const isFirst = format !== 'original' && (client === 'older browser' || client === 'mail client');
      if (isFirst) for (const answer of answers) made[answer.type] += answer.bytes;
      if (isFirst && client === 'mail client') waits.push(...answers.map(({ ms }) => ms));
      for (const { type } of answers) types.add(`${client}: ${type}${format === 'original' ? ' (original)' : ''}`);
    }
    row([format, ...cells]);
  }
  const originals = sum((await measure(pictures, 'original', null)).map(({ bytes }) => bytes));
  console.log(`\nTypes: ${[...types].sort().join(', ')}`);
  console.log(
    `Waits for JPEG and PNG not made yet: median ${text(median(waits))} ms, longest ${text(Math.max(...waits))} ms`,
  );
  console.log(
    `Disk when all seven widths were asked for, bytes: ${JSON.stringify(made)}; originals ${text(originals)}`,
  );
  const sizes = await previews();
  const isWithin = Math.max(...sizes) <= MAX_PREVIEW_BYTES;
  console.log(`og:image: ${sizes.length}, median ${text(median(sizes))}, largest ${text(Math.max(...sizes))} bytes`);
  console.log(isWithin ? 'pass: none above 300,000' : 'fail: above 300,000');
  if (!isWithin) process.exitCode = 1;
} finally {
  await product.stop();
  agent.destroy();
  rmSync(dataDir, { recursive: true, force: true });
}
