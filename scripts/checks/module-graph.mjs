// The modules of packages/ as parsed: what each exports, imports and passes on. Read by the checks of the tree.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

const TEST = /\.(?:test|bench)\.tsx?$|vitest\.config\.ts$/;
/** Folders that help tests, or compare us with others; no product runs them. */
const TEST_FOLDERS = ['testing', 'differential', 'reference', 'races', 'samples'];

/** Whether a file (path within the repository) belongs to tests and not to the product. */
export function isTestFile(path) {
  return TEST.test(path) || path.split('/').some((part) => TEST_FOLDERS.includes(part));
}

/** The TypeScript files below a folder, built outputs and libraries aside; absolute paths. */
export function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

/** Finds the file of an import: relative, or of a workspace package by its `exports`. Null for anything else. */
export function createResolver(root, known) {
  const manifests = new Map(
    readdirSync(join(root, 'packages')).map((folder) => {
      const { name, exports: entries = {} } = JSON.parse(
        readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
      );
      return [name, { folder: join(root, 'packages', folder), entries }];
    }),
  );
  const ofPackage = (specifier) => {
    const [scope, name, ...rest] = specifier.split('/');
    const found = manifests.get(`${scope}/${name}`);
    return found === undefined ? null : fileBehind(found, ['.', ...rest].join('/'));
  };
  return (from, specifier) => {
    const path = specifier.startsWith('.') ? join(dirname(from), specifier) : ofPackage(specifier);
    return path !== null && known.has(path) ? path : null;
  };
}

function fileBehind({ folder, entries }, wanted) {
  for (const [key, goal] of Object.entries(entries)) {
    const target = typeof goal === 'string' ? goal : Object.values(goal)[0];
    const [before, after] = key.split('*');
    if (key === wanted) return join(folder, target);
    const isOfPattern = after !== undefined && wanted.startsWith(before) && wanted.endsWith(after);
    if (isOfPattern)
      return join(folder, target.replace('*', wanted.slice(before.length, wanted.length - after.length)));
  }
  return null;
}

/**
 * One module: `defines` (name → where its declaration begins and ends; values only, a type is no rule), `passesOn`
 * (`{ as, name, from }`), `imports` (`{ name, from }`, `*` for a whole module), `words` (identifier → its places), `strings`.
 */
export function readModule(path) {
  const { program, module } = parseSync(path, readFileSync(path, 'utf8'));
  const defines = new Map(program.body.flatMap(valuesOf));
  const entries = module.staticExports.flatMap((each) => each.entries).filter((entry) => entry.moduleRequest !== null);
  const passesOn = entries.map(({ exportName, importName, moduleRequest }) => ({
    as: exportName.name,
    name: importName.name,
    from: moduleRequest.value,
  }));
  const imports = module.staticImports.flatMap(({ moduleRequest, entries: named }) => [
    { name: '', from: moduleRequest.value },
    ...named.map(({ importName }) => ({ name: importName.name ?? '*', from: moduleRequest.value })),
  ]);
  return { path, defines, passesOn, imports, ...readWords(program) };
}

function valuesOf(statement) {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return [];
  const { declaration } = statement;
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.map(({ id, start, end }) => [id.name, { start, end }]);
  const isValue = ['FunctionDeclaration', 'ClassDeclaration', 'TSEnumDeclaration'].includes(declaration.type);
  return isValue ? [[declaration.id.name, declaration]] : [];
}

/**
 * Returns where each identifier is, without keys and members, and every string literal, also those of dynamic imports.
 */
function readWords(program) {
  const words = new Map();
  const strings = [];
  const skipped = new Set();
  const note = ({ name, start }) => skipped.has(start) || words.set(name, [...(words.get(name) ?? []), start]);
  new Visitor({
    MemberExpression: ({ computed, property }) => computed || skipped.add(property.start),
    Property: ({ computed, shorthand, key }) => computed || shorthand || skipped.add(key.start),
    Identifier: note,
    JSXIdentifier: note,
    ImportDeclaration: ({ source }) => skipped.add(source.start),
    ExportNamedDeclaration: ({ source }) => source === null || skipped.add(source.start),
    Literal: ({ value, start }) => typeof value === 'string' && !skipped.has(start) && strings.push(value),
  }).visit(program);
  return { words, strings };
}

/** A path as people write it: within the repository, with slashes. */
export function shownPath(root, path) {
  return relative(root, path).split(sep).join('/');
}
