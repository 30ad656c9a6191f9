import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleProgram, runProgram } from '../../testing/product.ts';
import type { WorkerAct, WorkerReply } from '../../testing/workerProgram.ts';
import { createWorkerProcess, type WorkerProcess, type WorkerProcessOptions } from './workerProcess.ts';

const ENDED = 'it has ended';
const pathOf = (name: string) => fileURLToPath(new URL(`../../testing/${name}.ts`, import.meta.url));
let [program, parent] = ['', ''];
let running: WorkerProcess<WorkerAct, WorkerReply> | null = null;

beforeAll(async () => {
  [program, parent] = await Promise.all([
    bundleProgram(pathOf('workerProgram'), 'worker'),
    bundleProgram(pathOf('workerParent'), 'worker-parent'),
  ]);
});
afterEach(() => running?.end());
afterAll(() => Promise.all([program, parent].map((path) => rm(path))));

function begin(options: Partial<WorkerProcessOptions<WorkerAct>> = {}): WorkerProcess<WorkerAct, WorkerReply> {
  running = createWorkerProcess({ program: pathToFileURL(program), ended: ENDED, idleMs: 60_000, ...options });
  return running;
}
const expectGone = (id: number) => vi.waitFor(() => expect(() => process.kill(id, 0)).toThrow(), 5_000);

describe('a worker process', () => {
  it('is answered with what came of it, or fails as it failed there', async () => {
    const side = begin();
    const [one, other] = await Promise.all([side.ask({ act: 'one' }), side.ask({ act: 'other' })]);
    expect(other).toEqual({ processId: one.processId, earlier: [{ act: 'one' }] });
    const parts = { message: 'invalid input syntax', code: '22P02', stack: expect.stringContaining('perform') };
    await expect(side.ask({ act: 'refuse' })).rejects.toMatchObject(parts);
    await expect(side.ask({ act: 'fail to connect' })).rejects.toMatchObject({ code: 'ENOENT', syscall: 'connect' });
  });

  it('fails when the process ends, and the next task begins another, which is told first what the first one was', async () => {
    const side = begin({ first: { act: 'open' } });
    const before = await side.ask({ act: 'one' });
    const lost = [side.ask({ act: 'go on for ever' }), side.ask({ act: 'die' })].map((task) =>
      task.catch((error: Error) => error.message),
    );
    expect(await Promise.all(lost)).toEqual([ENDED, ENDED]);
    expect(side.isRunning()).toBe(false);
    const after = await side.ask({ act: 'one' });
    expect(after.processId).not.toBe(before.processId);
    expect([before.earlier, after.earlier]).toEqual(Array(2).fill([{ act: 'open' }]));
  });

  it('stops what it is told to', async () => {
    const controller = new AbortController();
    const done = begin().ask({ act: 'wait to be told' }, controller.signal);
    controller.abort();
    await done;
  });

  it('fails when it is ended, so that a stop waits for none of it', async () => {
    const side = begin();
    const lost = side.ask({ act: 'go on for ever' }).catch((error: Error) => error.message);
    side.end();
    expect(await lost).toBe(ENDED);
  });

  it('gives its memory back once nobody asks for any, until the next time', async () => {
    const side = begin({ idleMs: 20 });
    const { processId } = await side.ask({ act: 'one' });
    await expectGone(processId);
    expect((await side.ask({ act: 'one' })).processId).not.toBe(processId);
  });

  it.skipIf(process.platform === 'win32')('goes on at a signal that a terminal sends to the server, too', async () => {
    const side = begin();
    const { processId } = await side.ask({ act: 'one' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(processId, signal);
    expect((await side.ask({ act: 'one' })).processId).toBe(processId);
  });

  it('ends with whoever asked for it, killed though that was', async () => {
    const product = runProgram(parent, [program]);
    const processId = Number(await product.nextLine());
    product.child.kill('SIGKILL');
    await product.ended;
    await expectGone(processId);
  });

  it.skipIf(!existsSync('/proc/self/task'))(
    'has a lower priority than the server, with all of its threads',
    async () => {
      const { processId } = await begin().ask({ act: 'one' });
      const threads = readdirSync(`/proc/${processId}/task`);
      const nice = threads.map((id) => {
        const stat = readFileSync(`/proc/${processId}/task/${id}/stat`, 'latin1');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
      });
      expect(new Set(nice)).toEqual(new Set([10]));
    },
  );
});
