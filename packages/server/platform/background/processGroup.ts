import { setTimeout as pause } from 'node:timers/promises';

/** The variable that tells a process its role. */
export const ROLE = 'QUOIN_PROCESS';

/** One process of a group. */
export interface Member {
  readonly pid: number | undefined;
  /** It does its work. Never, where it ends before. */
  readonly ready: Promise<void>;
  /** With its exit code; null where a signal has ended it. */
  readonly ended: Promise<number | null>;
  /** Asks it to end what it is at and to exit. */
  stop(): void;
  /** Ends it at once. */
  kill(): void;
}

export interface ProcessGroupOptions<Role extends string> {
  readonly roles: readonly Role[];
  readonly start: (role: Role) => Member;
  readonly log: { error(details: object, text: string): void };
  /** Milliseconds. */
  readonly now?: () => number;
  readonly sleep?: (ms: number) => Promise<unknown>;
}

export interface ProcessGroup {
  /** Lets all of them end what they are at. Who takes too long is ended. */
  stop(): Promise<void>;
}

/** A process could not begin at all. It has said why. */
export class MemberFailed extends Error {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super(`A process ended with ${exitCode} before it was ready.`);
    this.exitCode = exitCode;
  }
}

/** Whoever lived that long did not die of its start. */
const STEADY_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** The database has to end after them, and all that within ten seconds. */
const STOP_MS = 8_000;

/** Milliseconds until a process is started again. `earlyEnds`: how often in a row it ended soon after its start. */
export function restartPause(earlyEnds: number): number {
  return earlyEnds === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (earlyEnds - 1), LONGEST_PAUSE_MS);
}

/**
 * Keeps a process of each role running. The first has to be ready before the others begin: what keeps it from starting
 * would keep them, too. @throws MemberFailed
 */
export async function startProcessGroup<Role extends string>(
  options: ProcessGroupOptions<Role>,
): Promise<ProcessGroup> {
  const {
    roles,
    start,
    log,
    now = () => performance.now(),
    sleep = (ms) => pause(ms, undefined, { ref: false }),
  } = options;
  const running = new Set<Member>();
  let isStopping = false;

  function begin(role: Role): Member {
    const member = start(role);
    running.add(member);
    void member.ended.then(() => running.delete(member));
    return member;
  }

  async function keep(role: Role, first: Member): Promise<void> {
    let earlyEnds = 0;
    for (let member = first; ; member = begin(role)) {
      const beganAt = now();
      const code = await member.ended;
      if (isStopping) return;
      earlyEnds = now() - beganAt >= STEADY_MS ? 0 : earlyEnds + 1;
      const pauseMs = restartPause(earlyEnds);
      log.error({ role, pid: member.pid, code, pauseMs }, 'a process has ended; another one takes its place');
      await sleep(pauseMs);
      if (isStopping) return;
    }
  }

  const [firstRole, ...otherRoles] = roles;
  const first = firstRole === undefined ? null : begin(firstRole);
  const failed = await Promise.race([first?.ready.then(() => null), first?.ended.then((code) => code ?? 1)]);
  if (typeof failed === 'number') throw new MemberFailed(failed);
  if (first !== null) void keep(firstRole!, first);
  for (const role of otherRoles) void keep(role, begin(role));
  return {
    async stop() {
      isStopping = true;
      for (const member of running) member.stop();
      const late = setTimeout(() => {
        for (const member of running) member.kill();
      }, STOP_MS);
      await Promise.all([...running].map((member) => member.ended));
      clearTimeout(late);
    },
  };
}
