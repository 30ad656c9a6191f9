// npm run check: types, lint and format, boundaries, wording. Each step is named, timed and counted.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from './dependencies.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGES = ['template', 'domain', 'contract', 'rendering', 'ui', 'storefront', 'editor', 'server'];

const bin = (name) => join(root, 'node_modules/.bin', name);
const steps = [
  ...PACKAGES.map((name) => ({ name: `types of ${name}`, command: [bin('tsc'), '-p', `packages/${name}`] })),
  { name: 'types of tests', command: [bin('tsc'), '-p', 'tsconfig.tests.json'] },
  { name: 'lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'boundaries', command: [process.execPath, 'scripts/check-boundaries.mjs'] },
  { name: 'wording', command: [process.execPath, 'scripts/check-wording.mjs'] },
];

/** Runs every step, even after one failed. */
export function runChecks() {
  const results = { passed: 0, failed: 0 };
  for (const { name, command } of steps) {
    const start = performance.now();
    const [program, ...args] = command;
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
    const ok = status === 0;
    results[ok ? 'passed' : 'failed'] += 1;
    console.log(`${ok ? '✓' : '✗'} ${name} (${Math.round(performance.now() - start)} ms)`);
    if (!ok) console.log(`${stdout}${stderr}`);
  }
  return results;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  installDependencies(root);
  const { passed, failed } = runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
