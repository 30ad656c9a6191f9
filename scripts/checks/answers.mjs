// What a route answers is described once: clients read it by a type of the contract, which the server answers with.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isTestFile, shownPath, sourcesIn } from './module-graph.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Names of type parameters, answers that nobody reads, and values of a namespace, which are its own. */
const UNREAD = new Set(['Answer', 'Value', 'void', 'object', 'Preferences']);
/** JSON of a page is what themes are given, and no answer of the contract. */
const PAGE_DATA = new Set(['packages/storefront/widgets/quick-view/openQuickView.tsx']);
const READS = [/\b(?:act|load|sendFile)<((?:[^<>]|<[^<>]*>)*)>\(/g, /\.json\(\)\)+ as (?:Partial<)?(\w+|\{[^}]*\})/g];

const sources = (folder) =>
  sourcesIn(join(root, folder))
    .map((path) => ({ path: shownPath(root, path), text: readFileSync(path, 'utf8') }))
    .filter(({ path }) => !isTestFile(path));

const described = new Set(
  sources('packages/contract/endpoints').flatMap(({ text }) =>
    [...text.matchAll(/export (?:interface|type) (\w+)/g)].map(([, name]) => name),
  ),
);
const answered = new Set(sources('packages/server').flatMap(({ text }) => text.match(/\b[A-Z]\w+/g) ?? []));

/** `One & Partial<Other>` is both. */
function namesIn(type) {
  return type.split('&').map((each) => each.trim().replace(/^Partial<(.*)>$/, '$1'));
}

function wrongWith(type) {
  if (!described.has(type)) return `reads an answer as ${type.replace(/\s+/g, ' ')}, which is no type of the contract`;
  return answered.has(type) ? null : `reads an answer as ${type}, which the server answers nowhere`;
}

const clients = ['packages/editor', 'packages/storefront', 'packages/contract/client'].flatMap(sources);
let read = 0;
const problems = clients.flatMap(({ path, text }) =>
  READS.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, type]) => namesIn(type)))
    .filter((type) => !UNREAD.has(type) && !PAGE_DATA.has(path))
    .map((type) => {
      read += 1;
      const wrong = wrongWith(type);
      return wrong === null ? null : `${path} ${wrong}`;
    })
    .filter((problem) => problem !== null),
);
for (const problem of problems) console.error(problem);
console.log(`answers: ${read} are read by types of the contract, ${problems.length} by others`);
process.exitCode = problems.length === 0 ? 0 : 1;
