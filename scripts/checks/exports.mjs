// Finds what no product file uses: an exported value that only tests know is a rule nobody meets.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createResolver, isTestFile, readModule, shownPath, sourcesIn } from './module-graph.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const modules = new Map(sourcesIn(join(root, 'packages')).map((path) => [path, readModule(path)]));
const resolve = createResolver(root, modules);
const isProduct = (path) => !isTestFile(shownPath(root, path));
const product = [...modules.values()].filter(({ path }) => isProduct(path));

/** Where an imported name is declared, through the files that export it again. */
function originOf(path, name) {
  if (path === null) return null;
  const { defines, passesOn } = modules.get(path);
  if (defines.has(name)) return `${path}#${name}`;
  const passed = passesOn.find(({ as }) => as === name);
  return passed === undefined ? null : originOf(resolve(path, passed.from), passed.name);
}

const usedNames = new Set();
const usedFiles = new Set();
/** Files whose every name may be used: loaded as a whole, or started by a path. */
const wholeFiles = new Set();

for (const { path, imports, passesOn, strings } of product) {
  for (const { name, from } of imports) {
    // `?address` and the like tell the build what to make of a file.
    const target = resolve(path, from.split('?')[0]);
    if (target === null) continue;
    usedFiles.add(target);
    if (name === '*') wholeFiles.add(target);
    else usedNames.add(originOf(target, name));
  }
  for (const { from } of passesOn) usedFiles.add(resolve(path, from));
  for (const text of strings) if (/\.tsx?$/.test(text)) wholeFiles.add(resolve(path, text));
}

/** Where a program or a bundle begins: scripts name its path within the package; workers and package entries are known by theirs. */
function listEntries() {
  const scripts = readdirSync(join(root, 'scripts'), { recursive: true }).filter((name) => name.endsWith('.mjs'));
  const text = scripts.map((name) => readFileSync(join(root, 'scripts', name), 'utf8')).join('\n');
  const isEntry = (path) =>
    /Worker\.ts$|^index\.ts$/.test(path) || text.includes(`'${path}'`) || text.includes(`/${path}'`);
  return product.filter(({ path }) => isEntry(shownPath(root, path).split('/').slice(2).join('/')));
}
for (const { path } of listEntries()) wholeFiles.add(path);
for (const path of listOwnImports()) wholeFiles.add(path);

/** What a package calls by `#name` in its own files: one file for browsers, another elsewhere. */
function listOwnImports() {
  return readdirSync(join(root, 'packages')).flatMap((folder) => {
    const { imports = {} } = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
    return Object.values(imports).flatMap((files) =>
      Object.values(files).map((file) => join(root, 'packages', folder, file)),
    );
  });
}

function unusedOf({ path, defines, words }) {
  const isUsed = ([name, { start, end }]) =>
    usedNames.has(`${path}#${name}`) || words.get(name).some((at) => at < start || at > end);
  return [...defines].filter((each) => !isUsed(each)).map(([name]) => `${shownPath(root, path)}: ${name}`);
}

const files = product.filter(({ path }) => !usedFiles.has(path) && !wholeFiles.has(path));
const unused = product.filter(({ path }) => usedFiles.has(path) && !wholeFiles.has(path)).flatMap(unusedOf);
for (const { path } of files) console.error(`${shownPath(root, path)}: no product file imports it`);
for (const line of unused) console.error(`${line} is used by no product file`);
console.log(`exports: ${product.length} product files, ${unused.length} unused names, ${files.length} unused files`);
process.exit(unused.length + files.length > 0 ? 1 : 0);
