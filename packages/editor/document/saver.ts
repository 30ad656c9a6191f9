import type { DocumentEvent, SaveChangesRequest, SaveChangesResponse } from '@quoin/contract/endpoints/content';
import { RecordMap, recordKey } from '@quoin/domain/document';
import type { Clock } from './clock.ts';
import type { Core } from './core.ts';
import { takeNews } from './merging.ts';
import { firstOf, toWire, withUnsent } from './outbox.ts';
import type { Surroundings } from './surroundings.ts';
import type { Answer, ChangeStream, NoAnswer, Transport } from './transport.ts';

/** A pause in the work after which it is sent, and how long the first change of a busy time waits (ED-25: within 2 s); ms. */
export const SAVE_PAUSE_MS = 600;
export const SAVE_AT_LATEST_MS = 1500;
/** Polling interval for others' changes while the window is visible, in ms. */
export const ASK_OTHERS_MS = 4000;
/**
 * Polling interval while the server pushes changes, in ms. Keeps this user present and fetches what another node was
 * notified of.
 */
export const ASK_WHEN_TOLD_MS = 12_000;
/** Delay until others see that this person looks at something else, in ms. */
export const PRESENCE_DELAY_MS = 500;
/** Waits between tries that fail: doubled each time; ms. */
export const FIRST_WAIT_MS = 1000;
export const LONGEST_WAIT_MS = 30_000;
/** What one request carries at most. */
const MOST = { count: 50, letters: 400_000 };

export interface Saver {
  /** Something was put into the outbox. */
  changed(): void;
  /** Another page or record is looked at. */
  moved(): void;
  /** Without waiting for a pause; a failure is forgotten and tried again. */
  now(): void;
  close(): void;
}

export interface SaverSetup {
  readonly core: Core;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly surroundings: Surroundings;
}

/** Sends the outbox in order, one request at a time, and asks for what others do in between. */
export function createSaver({ core, transport, clock, surroundings }: SaverSetup): Saver {
  let isBusy = false;
  let isClosed = false;
  let tries = 0;
  let failedAt = 0;
  let waitingSince: number | null = null;
  let cancel: (() => void) | null = null;
  let hearing: ChangeStream | null = null;
  /** The newest revision the server announced. */
  let told = 0;
  let sentPlace = '';

  const hasWork = () => core.inside().outbox.length > 0;
  const isBlocked = () => core.inside().clashes.length > 0 || isFinal(core.inside().failure?.code);

  function wait(ms: number, act: () => Promise<void>): void {
    cancel?.();
    cancel = isClosed ? null : clock.after(ms, () => void act());
  }

  function plan(): void {
    if (isClosed || isBusy) return;
    if (!hasWork()) wait(pauseBeforeAsking(), ask);
    else if (isBlocked()) cancel?.();
    else wait(pauseBeforeSending(), send);
  }

  function pauseBeforeAsking(): number {
    if (told > core.inside().revision && tries === 0) return 0;
    if (JSON.stringify(placeOf()) !== sentPlace && hearing?.isOpen() === true) return PRESENCE_DELAY_MS;
    return hearing?.isOpen() === true ? ASK_WHEN_TOLD_MS : ASK_OTHERS_MS;
  }

  function pauseBeforeSending(): number {
    // Counted from the failure, so that continued work does not postpone the next try.
    if (tries > 0)
      return Math.max(0, failedAt + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)) - clock.now());
    waitingSince ??= clock.now();
    return Math.max(0, Math.min(SAVE_PAUSE_MS, waitingSince + SAVE_AT_LATEST_MS - clock.now()));
  }

  /** Runs one call to the server; what came in the meantime is planned afterwards. */
  async function alone(call: () => Promise<void>): Promise<void> {
    if (isBusy || isClosed) return;
    cancel?.();
    isBusy = true;
    try {
      await call();
    } finally {
      isBusy = false;
    }
    plan();
  }

  const send = () =>
    alone(async () => {
      if (isBlocked() || !hasWork()) return;
      if (!surroundings.isOnline()) return goneOffline();
      waitingSince = null;
      const batch = firstOf(core.inside().outbox, MOST);
      const ids = new Set(batch.map(({ id }) => id));
      core.set({ outbox: core.inside().outbox.map((each) => (ids.has(each.id) ? { ...each, isSent: true } : each)) });
      await taken(await transport.save(requestOf(batch.map(toWire))), ids.size);
    });

  const ask = () =>
    alone(async () => {
      if (!surroundings.isVisible()) return;
      if (!surroundings.isOnline()) return goneOffline();
      const at = placeOf();
      const answer = await transport.changesSince(core.inside().revision, at);
      if (isClosed) return;
      if (!answer.ok) {
        told = 0;
        return failed(answer.why);
      }
      reached();
      sentPlace = JSON.stringify(at);
      const { changes, people, revision } = answer.value;
      takeNews(core, { kept: [], others: changes, revision, people });
      told = Math.min(told, revision);
    });

  function requestOf(changes: SaveChangesRequest['changes']): SaveChangesRequest {
    return { base: core.inside().revision, changes, at: placeOf() };
  }

  function placeOf(): SaveChangesRequest['at'] {
    const { page, selection } = core.inside();
    const block = selection.blocks[0];
    if (block !== undefined) return { page, key: recordKey('block', block) };
    return { page, key: selection.section === null ? '' : recordKey('section', selection.section) };
  }

  async function taken(answer: Answer<SaveChangesResponse>, sent: number): Promise<void> {
    if (isClosed) return;
    if (!answer.ok) return failed(answer.why);
    const { saved, others, refused, revision, people } = answer.value;
    reached();
    const hasClashed = refused !== null && refused.clashes.length > 0;
    const failure =
      refused !== null && !hasClashed ? { code: refused.errorKey, text: refused.error, change: refused.id } : null;
    takeNews(core, { kept: saved, others, revision, people }, { clashes: refused?.clashes ?? [], failure });
    if (sent > 0 && saved.length === 0 && refused === null) await failed({ kind: 'broken', code: 'fault', text: '' });
  }

  function reached(): void {
    tries = 0;
    const { isOffline, failure } = core.inside();
    if (isOffline || (failure !== null && !isFinal(failure.code))) core.set({ isOffline: false, failure: null });
  }

  function countFailure(): void {
    failedAt = clock.now();
    if (hasWork()) tries += 1;
  }

  function goneOffline(): void {
    countFailure();
    if (!core.inside().isOffline) core.set({ isOffline: true });
  }

  async function failed(why: NoAnswer): Promise<void> {
    if (why.kind === 'unreachable') return goneOffline();
    countFailure();
    if (why.kind === 'outdated') return reload();
    const code = CODE_OF[why.kind] ?? why.code;
    // Asking for others in vain is nobody's concern until there is something to lose.
    if (hasWork() || why.kind === 'signedOut')
      core.set({ isOffline: false, failure: { code, text: why.text, change: '' } });
  }

  /** Reloads the records when the server has another history than this window, and reapplies unsent changes. */
  async function reload(): Promise<void> {
    const answer = await transport.load();
    if (isClosed || !answer.ok) return;
    const { records, revision, people, may } = answer.value;
    const base = RecordMap.from(new Map(records));
    const { outbox, current } = core.inside();
    const merged = withUnsent(base, outbox);
    core.set({ base, current: merged, revision, people, may }, [...current.keys(), ...merged.keys()]);
  }

  /** One line for a window that is looked at; browsers open six to one server at most. */
  function hear(): void {
    const isWanted = !isClosed && surroundings.isVisible();
    if (!isWanted) {
      hearing?.close();
      hearing = null;
    } else hearing ??= transport.hear?.({ onOpen: reachable, onEvent: heard }) ?? null;
  }

  /** The server answers again: what waits for a later try goes at once. */
  function reachable(): void {
    tries = 0;
    if (!isClosed) void (hasWork() ? send() : ask());
  }

  function heard({ revision, people }: DocumentEvent): void {
    if (isClosed) return;
    core.set({ people });
    if (revision === null || revision <= core.inside().revision) return;
    told = revision;
    plan();
  }

  /** Back online, or looked at again: at once, whatever wait was planned. */
  const stopListening = surroundings.onChange(() => {
    hear();
    if (!surroundings.isOnline()) {
      core.set({ isOffline: true });
      return;
    }
    if (core.inside().isOffline) core.set({ isOffline: false });
    if (core.inside().failure?.code === 'signedOut') core.set({ failure: null });
    tries = 0;
    void (hasWork() ? send() : ask());
  });

  plan();
  hear();
  return {
    changed: plan,
    moved: () => {
      if (hearing !== null && !hasWork() && JSON.stringify(placeOf()) !== sentPlace) plan();
    },
    now: () => {
      tries = 0;
      // Also for what has to wait until an answer is there.
      if (hasWork()) waitingSince = clock.now() - SAVE_AT_LATEST_MS;
      if (core.inside().failure !== null) core.set({ failure: null });
      void send();
    },
    close: () => {
      isClosed = true;
      cancel?.();
      hear();
      stopListening();
    },
  };
}

const CODE_OF: Partial<Record<NoAnswer['kind'], string>> = { signedOut: 'signedOut', broken: 'broken' };

/** Reports whether automatic retries are pointless until a user does something. */
function isFinal(code: string | undefined): boolean {
  return code !== undefined && code !== 'broken';
}
