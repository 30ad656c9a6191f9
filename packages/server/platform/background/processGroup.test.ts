import { describe, expect, it } from 'vitest';
import { type Member, MemberFailed, restartPause, startProcessGroup } from './processGroup.ts';

/** A process of a test: it is ready at once unless it is said otherwise, and ends when it is told to. */
function createMembers(startsBadly: (role: string) => boolean = () => false) {
  const begun: { role: string; end: (code: number | null) => void; asked: string[] }[] = [];
  const start = (role: string): Member => {
    const asked: string[] = [];
    let end = (_: number | null): void => undefined;
    const ended = new Promise<number | null>((resolve) => {
      end = resolve;
    });
    begun.push({ role, end, asked });
    const isBad = startsBadly(role);
    if (isBad) end(78);
    return {
      pid: begun.length,
      ready: isBad ? new Promise(() => undefined) : Promise.resolve(),
      ended,
      stop: () => {
        asked.push('stop');
        end(0);
      },
      kill: () => asked.push('kill'),
    };
  };
  return { begun, start };
}

const log = { error: () => undefined };
const moment = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a group of processes', () => {
  it.each([
    [0, 0],
    [1, 250],
    [2, 500],
    [5, 4_000],
    [8, 30_000],
    [50, 30_000],
  ])('starts again after %i early ends in a row in %i ms', (ends, ms) => expect(restartPause(ends)).toBe(ms));

  it('starts whoever ends, at once when it has lived, later and later when it dies at its start', async () => {
    const { begun, start } = createMembers();
    const pauses: number[] = [];
    let clock = 0;
    const sleep = async (ms: number) => pauses.push(ms);
    const group = await startProcessGroup({ roles: ['web', 'jobs'], start, log, now: () => clock, sleep });
    expect(begun.map(({ role }) => role)).toEqual(['web', 'jobs']);
    clock += 60_000;
    begun[0]!.end(null);
    await moment();
    begun[2]!.end(1);
    await moment();
    begun[3]!.end(1);
    await moment();
    expect([pauses, begun.map(({ role }) => role).slice(2)]).toEqual([
      [0, 250, 500],
      ['web', 'web', 'web'],
    ]);
    await group.stop();
    await moment();
    expect(begun).toHaveLength(5);
    expect(begun.filter(({ asked }) => asked.includes('stop')).map(({ role }) => role)).toEqual(['jobs', 'web']);
  });

  it('does not begin where its first process cannot', async () => {
    const { begun, start } = createMembers((role) => role === 'web');
    const failed = startProcessGroup({ roles: ['web', 'jobs', 'web'], start, log });
    await expect(failed).rejects.toThrow(MemberFailed);
    await expect(failed).rejects.toMatchObject({ exitCode: 78 });
    expect(begun).toHaveLength(1);
  });
});
