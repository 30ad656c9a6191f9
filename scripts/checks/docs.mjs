// Links of Markdown files lead to files, and every "decision 0037" in code and docs names a record that is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Migrations never change: `docs/decisions/README.md` says where the records that they name are now. */
const UNCHECKED = /\.sql$|^docs\/decisions\/README\.md$/;
const TEXT = /\.(md|ts|tsx|mjs|js|css|less|json|html|block)$/;

const FOLDERS = ['demo', 'docs', 'e2e', 'packages', 'scripts', 'themes'];

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const ofRoot = readdirSync(root).filter((name) => name.endsWith('.md'));
const inFolders = FOLDERS.flatMap((folder) => filesIn(join(root, folder))).map((path) => relative(root, path));
const files = [...ofRoot, ...inFolders].filter((path) => TEXT.test(path));
const records = new Set(readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4)));

function missingRecords(text) {
  const named = [...text.matchAll(/\b[Dd]ecisions? (\d{4}(?:(?:, | and )\d{4})*)|docs\/decisions\/(\d{4})/g)];
  const numbers = named.flatMap(([, list, one]) => (list ?? one).match(/\d{4}/g));
  return numbers.filter((number) => !records.has(number)).map((number) => `decision ${number} is not there`);
}

function deadLinks(path, text) {
  const links = [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].map(([, link]) => link);
  const own = links.filter((link) => !/^[a-z]+:|^\/|[{<>]/i.test(link));
  return own
    .filter((link) => !existsSync(join(root, dirname(path), decodeURI(link))))
    .map((link) => `no file at ${link}`);
}

const faults = files
  .filter((path) => !UNCHECKED.test(path))
  .flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const dead = path.endsWith('.md') ? deadLinks(path, text) : [];
    return [...missingRecords(text), ...dead].map((fault) => `${path}: ${fault}`);
  });
for (const line of faults) console.error(line);
console.log(`docs: ${files.length} files, ${records.size - 1} decisions, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
