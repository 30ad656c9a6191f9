// Holds how the server is cut (ARCHITECTURE.md): the platform knows no subject, a subject is used by its index.ts alone, routes
// use no storage, and no cycle of subjects exists.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'packages/server');
/** Folders that are no subject: what starts the server, and what only tests and the command line use. */
const NO_SUBJECT = new Set(['cli', 'dist', 'node_modules', 'races', 'testing']);
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:([^'"`;]*?)\sfrom\s+)?['"](\.[^'"]+)['"]/g;
const ONLY_TYPES = /^\{(?:\s*type\s[^,}]+,?)+\s*\}$/;

function sourcesOf(subject) {
  return readdirSync(join(server, subject), { recursive: true, encoding: 'utf8' })
    .map((name) => join(subject, name).split('\\').join('/'))
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(name));
}

/** `isType`: the compiler takes it away, so nothing is loaded. */
function importsOf(file) {
  return [...readFileSync(join(server, file), 'utf8').matchAll(IMPORT)].map(([, type, names = '', path]) => ({
    target: normalize(join(dirname(file), path))
      .split('\\')
      .join('/'),
    names: names.replace(/\btype \w+/g, '').match(/\w+/g) ?? [],
    isType: type !== undefined || ONLY_TYPES.test(names.trim()),
  }));
}

/** What a subject's index.ts takes from its storage. */
function storageNames(subject) {
  const stored = importsOf(`${subject}/index.ts`).filter(
    ({ target, isType }) => target.includes('/storage/') && !isType,
  );
  return new Set(stored.flatMap(({ names }) => names));
}

const subjects = readdirSync(server, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NO_SUBJECT.has(entry.name))
  .map(({ name }) => name);
/** Subject → subject it uses → one import that shows it. */
const uses = new Map(subjects.map((name) => [name, new Map()]));
const faults = [];
for (const subject of subjects) {
  for (const file of sourcesOf(subject)) {
    for (const { target, names, isType } of importsOf(file)) {
      const other = target.split('/')[0];
      if (other === subject || !uses.has(other) || other === 'platform') continue;
      if (target !== `${other}/index.ts`) faults.push(`${file} reaches into ${target}`);
      if (isType) continue;
      uses.get(subject).set(other, `${file} imports ${names.join(', ')} of ${other}`);
      const others = file.includes('/storage/') ? names.filter((name) => !storageNames(other).has(name)) : [];
      if (others.length > 0)
        faults.push(`${file} is storage and uses more than storage of ${other}: ${others.join(', ')}`);
      const stored = file.includes('/routes/') ? names.filter((name) => storageNames(other).has(name)) : [];
      if (stored.length > 0) faults.push(`${file} is a route and uses the storage of ${other}: ${stored.join(', ')}`);
    }
  }
}

/** The way from a subject back to itself, as imports; null where there is none. */
function cycleOf(subject) {
  const before = new Map();
  const queue = [subject];
  for (const name of queue) {
    for (const [next, shown] of uses.get(name)) {
      if (next === subject) {
        const way = [shown];
        for (let at = name; at !== subject; at = before.get(at).from) way.unshift(before.get(at).shown);
        return way;
      }
      if (before.has(next)) continue;
      before.set(next, { from: name, shown });
      queue.push(next);
    }
  }
  return null;
}

for (const [other, shown] of uses.get('platform')) faults.push(`The platform must not know ${other}: ${shown}`);
const cyclic = subjects.filter((name) => cycleOf(name) !== null);
if (cyclic.length > 0) faults.push(`A cycle of subjects:\n  ${cycleOf(cyclic[0]).join('\n  ')}`);
for (const fault of faults) console.error(fault);
console.log(`subjects: ${subjects.length - 1}, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
