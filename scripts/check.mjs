// npm run check: types, lint and format, unused code, boundaries, messages, wording, words, docs, exports, answers, rules, lockfile. Each step is named, timed and counted.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from './dependencies.mjs';
import { writeTypeProjects } from './types.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name) => join(root, 'node_modules/.bin', name);
/** The longest first, so that no core waits for another in the end. */
const listSteps = () => [
  { name: 'types of packages and tests', command: [bin('tsc'), '-b', writeTypeProjects(root)] },
  { name: 'lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'unused files, dependencies, exports', command: [bin('knip'), '--no-progress'] },
  { name: 'boundaries', command: [process.execPath, 'scripts/checks/boundaries.mjs'] },
  { name: 'subjects of the server', command: [process.execPath, 'scripts/checks/subjects.mjs'] },
  { name: 'messages', command: [process.execPath, 'scripts/checks/messages.mjs'] },
  { name: 'texts of the app', command: [process.execPath, 'scripts/checks/app-texts.mjs'] },
  { name: 'wording', command: [process.execPath, 'scripts/checks/wording.mjs'] },
  { name: 'words', command: [process.execPath, 'scripts/checks/words.mjs'] },
  { name: 'docs', command: [process.execPath, 'scripts/checks/docs.mjs'] },
  { name: 'exports that only tests use', command: [process.execPath, 'scripts/checks/exports.mjs'] },
  { name: 'answers', command: [process.execPath, 'scripts/checks/answers.mjs'] },
  { name: 'rules', command: [process.execPath, 'scripts/checks/rules.mjs'] },
  { name: 'lockfile', command: [process.execPath, 'scripts/checks/lockfile.mjs'] },
];

function run([program, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('error', (fault) => resolve({ isOk: false, said: String(fault) }));
    child.on('close', (status) => resolve({ isOk: status === 0, said }));
  });
}

/** Runs every step, even after one failed; as many at a time as there are cores. */
export async function runChecks() {
  const { compileMessages } = await import('./messages/compileMessages.mjs');
  compileMessages();
  const results = { passed: 0, failed: 0 };
  const waiting = listSteps();
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const start = performance.now();
      const { isOk, said } = await run(step.command);
      results[isOk ? 'passed' : 'failed'] += 1;
      console.log(`${isOk ? '✓' : '✗'} ${step.name} (${Math.round(performance.now() - start)} ms)`);
      if (!isOk) console.log(said);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  installDependencies(root);
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
