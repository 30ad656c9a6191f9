import { afterEach, describe, expect, it } from 'vitest';
import { createCpuTimeLimit } from './cpuTimeLimit.ts';
import { type CompilerOptions, createStylesheetCompiler, type StylesheetCompiler } from './stylesheetCompiler.ts';

/** Replaces the built thread: 'forever' never ends, 'crash' ends the thread, everything else is returned. */
const THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ source }) => {
      if (source === 'forever') for (;;);
      if (source === 'crash') process.exit(1);
      parentPort.postMessage({ css: source, problems: [] });
    });
  `)}`,
);

const plain = (source: string) => ({ source, math: 'always' }) as const;

let compiler: StylesheetCompiler;
afterEach(() => compiler.close());

function start(options: CompilerOptions): StylesheetCompiler {
  compiler = createStylesheetCompiler(THREAD, { timeLimit: 1500, grace: 100, ...options });
  return compiler;
}

describe('stylesheets one after the other', () => {
  it.each(['forever', 'crash'])('give up the one that says %s, and compile those behind it', async (culprit) => {
    const { compile } = start({});
    const results = await Promise.all(['a{}', culprit, 'b{}', 'c{}'].map((source) => compile(plain(source))));
    expect(results.map(({ css }) => css)).toEqual(['a{}', '', 'b{}', 'c{}']);
    expect(results[1]?.problems).toEqual([
      { line: 1, column: 1, message: 'The stylesheets took too long to compile.' },
    ]);
  });

  it('are answered when the compiler is closed', async () => {
    const { compile, close } = start({ timeLimit: 1e9 });
    const [one, other] = [compile(plain('forever')), compile(plain('a{}'))];
    await close();
    expect((await Promise.all([one, other])).map(({ css }) => css)).toEqual(['', '']);
  });
});

describe('patience', () => {
  it.each([
    [20, 20, true],
    [20, 5, false],
    [5, 20, false],
    [10, 10, false],
  ])('after %i ms by the clock and %i ms of work, of 10, is over: %s', (passed, worked, expected) => {
    let [clock, processor] = [1000, 500];
    const isOver = createCpuTimeLimit(10, { now: () => clock, worked: () => processor });
    expect(isOver()).toBe(false);
    clock += passed;
    processor += worked;
    expect(isOver()).toBe(expected);
  });
});
