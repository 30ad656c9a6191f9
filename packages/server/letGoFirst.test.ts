import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { letGoFirst } from './letGoFirst.ts';

let child: ChildProcess | null = null;

async function begin(options: { readonly detached: boolean }): Promise<number> {
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], options);
  await new Promise((resolve) => child?.once('spawn', resolve));
  return child.pid ?? 0;
}

async function end(): Promise<void> {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await new Promise((resolve) => child?.once('exit', resolve));
}
afterEach(end);

const groupOf = (id: number | 'self') => readFileSync(`/proc/${id}/autogroup`, 'latin1').trim();

describe('who keeps books lets pages go first', () => {
  it('also in a process of the database, and nothing happens where it is gone', async () => {
    const id = await begin({ detached: false });
    const before = getPriority(id);
    letGoFirst(id);
    expect(getPriority(id)).toBeGreaterThan(before);
    await end();
    expect(() => letGoFirst(id)).not.toThrow();
  });

  it.skipIf(!existsSync('/proc/self/autogroup'))(
    'with its session where it leads one, and no other session',
    async () => {
      const own = groupOf('self');
      const id = await begin({ detached: true });
      letGoFirst(id);
      expect(groupOf(id)).toMatch(/nice 10$/);
      await end();
      letGoFirst(await begin({ detached: false }));
      expect(groupOf('self')).toBe(own);
    },
  );
});
