/**
 * How the storefront's modules come together in files. Code splitting alone makes a file of everything that one set of widgets
 * has in common: dozens of tiny ones, each compressed by itself. And a entry (`index.ts`) leads every widget that goes through
 * it to all that others took from there.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const OWN = /packages\/(?:storefront|contract|domain|messages|ui)\/.*\.tsx?$/;
const SHARED = 'quoin:shared';

/** The files with an entry point among built outputs, `[file, source]`. */
function entriesOf(outputs) {
  return Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint !== undefined && file.endsWith('.js') ? [[file, entryPoint]] : [],
  );
}

/** A file with all that it imports at once. */
export function closureOf(outputs, files) {
  const todo = [...files];
  const seen = new Set();
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const { imports } = outputs[next];
    todo.push(
      ...imports.filter(({ kind, external }) => kind === 'import-statement' && !external).map(({ path: file }) => file),
    );
  }
  return seen;
}

/**
 * What one of `first` has in common with another of `first` or `others` (sources of widgets, relative to `root`), as absolute
 * paths; libraries aside. `isWhole`: all that one of `first` has.
 */
export function sharedModules(outputs, { root, first, others, isWhole = false }) {
  const users = new Map();
  for (const [file, entry] of entriesOf(outputs)) {
    for (const each of closureOf(outputs, [file])) {
      for (const [input, { bytesInOutput }] of Object.entries(outputs[each].inputs)) {
        if (bytesInOutput === 0 || !OWN.test(path.resolve(root, input))) continue;
        users.set(input, (users.get(input) ?? new Set()).add(entry));
      }
    }
  }
  const isShared = (entries) => {
    const own = first.filter((entry) => entries.has(entry)).length;
    return own > 0 && (isWhole || own + others.filter((entry) => entries.has(entry)).length > 1);
  };
  const found = [...users].filter(([, entries]) => isShared(entries)).map(([input]) => path.resolve(root, input));
  return new Set(found.sort());
}

/** All entries but `apart` bring the shared modules, so that these have the same users and end in the same file. */
export function bringShared(outputs, shared, { root, apart, libraries }) {
  const entries = entriesOf(outputs).map(([, entry]) => entry);
  const bringing = new Set(entries.filter((entry) => !apart.includes(entry)).map((entry) => path.resolve(root, entry)));
  return { shared, bringing, libraries };
}

export const NOTHING_SHARED = { shared: new Set(), bringing: new Set(), libraries: [] };

/**
 * Our own packages do nothing on import but define names: what nobody uses can be left out. Names are fetched where they are
 * defined, past the entries.
 */
export function ownModules({ root, shared, bringing, libraries }) {
  const packages = path.dirname(root.replace(/\/$/, ''));
  const isOurs = (file) => file.startsWith(packages) && !file.includes('node_modules');
  return {
    name: 'own-modules',
    setup(builder) {
      const entries = new Map();
      const found = (file) => ({ path: file, sideEffects: shared.has(file) });
      builder.onResolve({ filter: /^quoin:shared$/ }, () => ({ path: SHARED, namespace: SHARED }));
      builder.onLoad({ filter: /./, namespace: SHARED }, () => ({
        contents: [...libraries, ...shared].map((name) => `import ${JSON.stringify(name)};`).join('\n'),
        resolveDir: root,
      }));
      builder.onResolve({ filter: /^\// }, ({ kind, path: file }) =>
        kind === 'entry-point' || !isOurs(file) || file.includes('?') ? undefined : found(file),
      );
      builder.onResolve({ filter: /^@quoin\// }, async ({ importer, kind, path: wanted, pluginData, resolveDir }) => {
        if (pluginData === 'resolved') return undefined;
        const resolved = await builder.resolve(wanted, { importer, kind, resolveDir, pluginData: 'resolved' });
        return resolved.errors.length > 0 ? resolved : found(resolved.path);
      });
      builder.onResolve({ filter: /^\.\.?\// }, ({ importer, kind, path: wanted, resolveDir }) =>
        isOurs(importer) && kind !== 'entry-point' ? found(path.resolve(resolveDir, wanted)) : undefined,
      );
      builder.onLoad({ filter: OWN }, async ({ path: file }) => {
        const text = await withNumbers(await pastEntries(builder, entries, await readFile(file, 'utf8')));
        const contents = bringing.has(file) ? `import '${SHARED}';${text}` : text;
        return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** Tables of which a script needs a line or two: what it reads of them is written in its place. */
const TABLES = {
  PAGE_TYPES: 'site/pageTypes.ts',
  ROLES: 'access/roles.ts',
  EVENT_NAMES: 'analytics/siteEvent.ts',
  EVENT_SOURCES: 'analytics/tracker/eventContent.ts',
  REPORTED_ORDER_KEYS: 'analytics/consent/reportedOrderKeys.ts',
  VISITOR_COOKIES: 'analytics/visits/visitorCookies.ts',
  ANALYTICS_COOKIES: 'analytics/visits/sessionFacts.ts',
  ANALYTICS_KEYS: 'analytics/visits/sessionFacts.ts',
};
const linesOf = new Map();

async function withNumbers(text) {
  let plain = text;
  for (const name of Object.keys(TABLES).filter((each) => text.includes(`${each}.`))) {
    if (!linesOf.has(name)) linesOf.set(name, await tableOf(name));
    const lines = linesOf.get(name);
    plain = plain.replace(new RegExp(`\\b${name}\\.(\\w+)`, 'g'), (whole, line) => lines.get(line) ?? whole);
  }
  return plain;
}

/** Reads `{ a: 1, b: 'c' }` from its source, with each line's value as script. */
async function tableOf(name) {
  const source = await readFile(new URL(`../../packages/domain/${TABLES[name]}`, import.meta.url), 'utf8');
  const [, lines] = new RegExp(`export const ${name} = \\{([^}]*)\\} as const;`).exec(source) ?? [];
  if (lines === undefined) throw new Error(`${TABLES[name]} has no table ${name}`);
  return new Map([...lines.matchAll(/^ *(\w+): (\d+|'[\w-]+'),$/gm)].map(([, line, value]) => [line, value]));
}

const IMPORT = /^import \{([^}]*)\} from '(@quoin\/(?!messages\/)[^']+)';/gm;

async function pastEntries(builder, entries, text) {
  let direct = text;
  for (const [whole, list, entry] of text.matchAll(IMPORT)) {
    if (!entries.has(entry)) entries.set(entry, await namesBehind(builder, entry));
    const lines = valuesIn(list).map(([name, local]) => {
      const place = entries.get(entry).get(name);
      if (place === undefined) throw new Error(`${entry} has no ${name}`);
      return `import { ${place.name} as ${local} } from ${JSON.stringify(place.file)};`;
    });
    direct = direct.replace(whole, () => lines.join(' '));
  }
  return direct;
}

/** Where each name of a entry is defined, under which name. */
async function namesBehind(builder, entry) {
  const { path: file } = await builder.resolve(entry, {
    kind: 'import-statement',
    resolveDir: builder.initialOptions.absWorkingDir,
    pluginData: 'resolved',
  });
  const names = new Map();
  for (const [, list, from] of (await readFile(file, 'utf8')).matchAll(/^export \{([^}]*)\} from '(\.[^']+)';/gm)) {
    for (const [name, outer] of valuesIn(list)) names.set(outer, { name, file: path.resolve(file, '..', from) });
  }
  return names;
}

/** `a, type B, c as d` → `[['a', 'a'], ['c', 'd']]` */
function valuesIn(list) {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => {
      const [name, other = name] = part.split(/ as /);
      return [name, other];
    });
}
