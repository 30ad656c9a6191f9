import { spawn } from 'node:child_process';
import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { letGoFirst } from './stepBack.ts';

describe('who keeps books lets pages go first', () => {
  it('also in a process of the database, and nothing happens where it is gone', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await new Promise((resolve) => child.once('spawn', resolve));
    const before = getPriority(child.pid!);
    letGoFirst(child.pid!);
    expect(getPriority(child.pid!)).toBeGreaterThan(before);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    expect(() => letGoFirst(child.pid!)).not.toThrow();
  });
});
