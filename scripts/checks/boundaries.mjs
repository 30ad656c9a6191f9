// Checks ARCHITECTURE’s import table: allowed imports, ranked subjects of domain, one entry per package, no `export *`.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Package → workspace packages it may import; `deps` limits what comes from outside. */
const TABLE = {
  template: { may: [], deps: [] },
  messages: { may: [], deps: [] },
  domain: { may: ['domain', 'messages'], deps: [] },
  contract: { may: ['domain', 'contract'], deps: ['zod'] },
  rendering: { may: ['template', 'contract', 'domain', 'rendering'], deps: ['@phensley/cldr', 'markdown-it'] },
  ui: { may: ['ui'], deps: ['react', 'react-dom'] },
  storefront: {
    may: ['ui', 'contract', 'domain', 'messages'],
    deps: ['@stripe/stripe-js', 'react', 'react-dom', 'rrweb', 'web-vitals'],
  },
  editor: {
    may: ['ui', 'contract', 'domain', 'messages', 'rendering'],
    deps: [
      'react',
      'react-dom',
      'react-aria-components',
      '@tanstack/react-router',
      '@tanstack/react-query',
      'lucide-react',
      'uqr',
      '@tanstack/react-virtual',
      'uplot',
      'rrweb',
      'fflate',
      'idb',
      ...['prosemirror-model', 'prosemirror-state', 'prosemirror-view', 'prosemirror-transform', 'prosemirror-keymap'],
      ...[
        'prosemirror-commands',
        'prosemirror-inputrules',
        'prosemirror-schema-list',
        'prosemirror-history',
        'prosemirror-tables',
      ],
    ],
  },
  server: { may: ['rendering', 'contract', 'domain', 'messages', 'template'], deps: null },
};
/** A subject of domain imports only earlier ones (ARCHITECTURE). */
const SUBJECTS = [
  'problem',
  'states',
  'languages',
  'formats',
  'money',
  'access',
  'media',
  'layout',
  'styles',
  'site',
  'catalog',
  'cart',
  'orders',
  'restock',
  'forms',
  'blocks',
  'sections',
  'document',
  'translations',
  'analytics',
  'texts',
];
/** Folders of one package that must not import others. Within a subject of the server: routes → operations → storage. */
const INSIDE = [
  { from: /^server\/\w+\/(?:\w+\/)*routes\//, never: /^server\/\w+\/(?:\w+\/)*storage\//, unlessType: true },
  {
    from: /^server\/(?!platform)\w+\/(?:\w+\/)*storage\//,
    never: /^server\/(?!platform\/database)(?!\w+\/(?:(?:\w+\/)*storage\/|index\.ts$))/,
    unlessType: true,
  },
  { from: /^editor\/(?:document|commands|gestures)\//, never: /^react$/, unlessType: false },
];

/** What only one folder of a package may import besides what the package may. */
const FOLDER_DEPS = [
  // The one place where rendering reads files: the entry for plain Node.
  { from: 'rendering/node/', deps: ['node:fs', 'node:module', 'node:path', 'node:url'] },
  // Compares with the public engine; development only.
  { from: 'rendering/differential/', deps: ['fast-check', '@squarespace/template-engine'] },
];

/** Pure packages: time, ids and randomness are arguments there. */
const PURE = new Set(['template', 'domain', 'contract', 'rendering']);
const IMPURE = /\bDate\.now\(|\bnew Date\(\s*\)|\bMath\.random\(/;
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const faults = [];

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function checkWorkspaceImport(file, pkg, name, isTest) {
  const [, target, subject] = name.split('/');
  if (target === pkg && pkg !== 'domain' && pkg !== 'contract' && pkg !== 'rendering' && pkg !== 'ui') {
    return fault(file, `imports its own package by name (${name})`);
  }
  if (!isTest && !TABLE[pkg].may.includes(target)) fault(file, `${pkg} must not import ${name}`);
  if (isTest || pkg !== 'domain' || target !== 'domain') return;
  const own = relative(join(root, 'packages/domain'), file).split(sep)[0];
  if (SUBJECTS.indexOf(subject) < 0) fault(file, `unknown subject ${name}`);
  else if (SUBJECTS.indexOf(subject) >= SUBJECTS.indexOf(own) && subject !== own) {
    fault(file, `${own} is ranked before ${subject} and must not import it`);
  }
}

function checkRelativeImport(file, pkg, name, isType) {
  const target = relative(join(root, 'packages'), join(dirname(file), name))
    .split(sep)
    .join('/');
  if (!target.startsWith(`${pkg}/`)) return fault(file, `reaches out of its package (${name})`);
  if (!/\.(tsx?|css|json)(\?\w+)?$/.test(name)) fault(file, `names a file without its extension (${name})`);
  // Code shared by the tests of several subjects is in domain/testing.
  const isShared = target.startsWith('domain/testing/') && /\.test\.ts$/.test(file);
  if (
    pkg === 'domain' &&
    !isShared &&
    target.split('/')[1] !== relative(join(root, 'packages/domain'), file).split(sep)[0]
  ) {
    fault(file, `reaches into another subject (${name})`);
  }
  const own = relative(join(root, 'packages'), file).split(sep).join('/');
  for (const rule of INSIDE) {
    const isBroken = rule.from.test(own) && rule.never.test(target);
    if (isBroken && !(rule.unlessType && isType) && !/\.test\.tsx?$/.test(own))
      fault(file, `must not import ${target}`);
  }
}

function checkOutsideImport(file, pkg, name, isTest) {
  // Of the package itself: one file for browsers, another elsewhere (`imports` in its package.json).
  if (isTest || name.startsWith('#')) return;
  const { deps } = TABLE[pkg];
  const outside = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0];
  const own = relative(join(root, 'packages'), file).split(sep).join('/');
  for (const rule of INSIDE)
    if (rule.from.test(own) && rule.never.test(outside)) fault(file, `must not import ${outside}`);
  const isOfFolder = FOLDER_DEPS.some((each) => own.startsWith(each.from) && each.deps.includes(outside));
  if (deps !== null && !deps.includes(outside) && !isOfFolder) fault(file, `${pkg} must not import ${name}`);
  if (deps === null && !name.startsWith('node:') && !declared(pkg).has(outside))
    fault(file, `${outside} is not declared in ${pkg}`);
}

const manifests = new Map();
function declared(pkg) {
  if (!manifests.has(pkg)) {
    const manifest = JSON.parse(readFileSync(join(root, 'packages', pkg, 'package.json'), 'utf8'));
    manifests.set(pkg, new Set(Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })));
  }
  return manifests.get(pkg);
}

function fault(file, text) {
  faults.push(`${relative(root, file)}: ${text}`);
}

let count = 0;
for (const pkg of Object.keys(TABLE)) {
  for (const file of sources(join(root, 'packages', pkg))) {
    count += 1;
    const text = readFileSync(file, 'utf8');
    const isTest =
      /\.test\.tsx?$/.test(file) ||
      file.includes(`${sep}testing${sep}`) ||
      /\.bench\.ts$/.test(file) ||
      /vitest\.config\.ts$/.test(file);
    if (PURE.has(pkg) && !isTest && IMPURE.test(text))
      fault(file, 'reads the clock or chance: take `now`, `newId`, `roll` as arguments');
    if (/^\s*export \* /m.test(text)) fault(file, 'says `export *`: list names by hand');
    if (/^\s*export default /m.test(text) && !/vitest\.config\.ts$|globalSetup\.ts$/.test(file))
      fault(file, 'has a default export');
    for (const match of text.matchAll(IMPORT)) {
      const name = match[2] ?? match[3];
      if (name.startsWith('.')) checkRelativeImport(file, pkg, name, Boolean(match[1]));
      else if (name.startsWith('@quoin/')) checkWorkspaceImport(file, pkg, name, isTest);
      else checkOutsideImport(file, pkg, name, isTest);
    }
  }
}

for (const line of faults) console.error(line);
console.log(`boundaries: ${count} files, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
