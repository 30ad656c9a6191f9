// The type check as one build of projects that read each other's declarations (docs/decisions/0002).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const PACKAGES = ['server', 'editor', 'contract', 'storefront', 'rendering', 'domain', 'messages', 'ui', 'template'];
/** The part of rendering that reads files has separate rules: it uses Node. */
const ENGINE = 'rendering-node';

/** Whose declarations a package reads: those its package.json depends on. */
function readsOf(root, name) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, `packages/${name}/package.json`), 'utf8'));
  const used = PACKAGES.filter((other) => dependencies[`@quoin/${other}`] !== undefined);
  return used.includes('rendering') ? [...used, ENGINE] : used;
}

/**
 * Writes a project for each `tsconfig.json`, out of sight, that adds only where declarations go and whose it reads: options and
 * files stay the package's own. Returns the path of the tests' project, which reads all others: `tsc -b` with it checks everything.
 */
export function writeTypeProjects(root) {
  const folder = join(root, 'node_modules/.cache/quoin-types');
  mkdirSync(folder, { recursive: true });
  const write = ({ name, config, reads, options }) => {
    const project = {
      extends: relative(folder, join(root, config)),
      compilerOptions: { incremental: true, tsBuildInfoFile: `./${name}.tsbuildinfo`, ...options },
      references: reads.map((read) => ({ path: `./${read}.json` })),
    };
    return writeChanged(join(folder, `${name}.json`), `${JSON.stringify(project, null, 2)}\n`);
  };
  const writeOf = (name, config, reads) => {
    const places = { rootDir: relative(folder, join(root, dirname(config))), outDir: `./${name}` };
    write({ name, config, reads, options: { composite: true, noEmit: false, emitDeclarationOnly: true, ...places } });
  };
  for (const name of PACKAGES) writeOf(name, `packages/${name}/tsconfig.json`, readsOf(root, name));
  writeOf(ENGINE, 'packages/rendering/node/tsconfig.json', [...readsOf(root, 'rendering'), 'rendering']);
  return write({ name: 'tests', config: 'tsconfig.tests.json', reads: [...PACKAGES, ENGINE], options: {} });
}

/** Writes the file only if changed: a newer one would be checked again. Returns its path. */
function writeChanged(path, text) {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  return path;
}
