import { recordingChunksPath, type WireRecordingChunk } from '@quoin/contract/endpoints/site';
import { RECORDING_LIMITS, type RecordedEvent } from '@quoin/domain/analytics';
import type { After } from '../../timing/timedMachine.ts';

export type PostChunk = (path: string, json: string, isLeaving: boolean) => Promise<number>;

export interface ChunkSenderOptions {
  readonly id: string;
  readonly after: After;
  readonly post: PostChunk;
  /** What each chunk has besides its events. */
  readonly head: Omit<WireRecordingChunk, 'seq' | 'events'>;
  /** Takes out what is nobody's business. */
  readonly scrub: (events: readonly RecordedEvent[]) => readonly RecordedEvent[];
  /** The server wants no more of it. */
  readonly stop: () => void;
}

export interface ChunkSender {
  add(event: RecordedEvent): void;
  /** Sends what waits; `isLeaving`: the page may be gone in a moment. */
  flush(isLeaving: boolean): void;
}

/** Milliseconds until a page's first snapshot is sent: without it the recording can't show the page. */
const FIRST_MS = 1000;
/** So often a chunk is sent again to a server that had no time; then the recording ends here. */
const MOST_BUSY = 3;

/** Sends a page's events in chunks: soon at first, then every ten seconds or four hundred events, and when the page is left. */
export function createChunkSender({ id, after, post, head, scrub, stop }: ChunkSenderOptions): ChunkSender {
  const path = recordingChunksPath(id);
  let waiting: RecordedEvent[] = [];
  let seq = 0;
  let busy = 0;
  let hasEnded = false;
  let cancel: (() => void) | null = null;

  const end = (): void => {
    hasEnded = true;
    waiting = [];
    stop();
  };
  const heard = (status: number, chunk: string): void => {
    busy = status === 503 ? busy + 1 : 0;
    if (status < 300) return;
    if (status !== 503 || busy > MOST_BUSY) end();
    else after(RECORDING_LIMITS.sendEvery, () => void sendText(chunk, false));
  };
  const sendText = (chunk: string, isLeaving: boolean): Promise<void> =>
    post(path, chunk, isLeaving).then((status) => heard(status, chunk), end);

  const flush = (isLeaving: boolean): void => {
    cancel?.();
    cancel = null;
    if (waiting.length === 0 || hasEnded) return;
    const events = scrub(waiting);
    waiting = [];
    const chunk: WireRecordingChunk = { ...head, seq, events };
    seq += 1;
    void sendText(JSON.stringify(chunk), isLeaving);
  };
  return {
    flush,
    add(event) {
      if (hasEnded) return;
      waiting.push(event);
      if (waiting.length >= RECORDING_LIMITS.sendEvents) flush(false);
      else cancel ??= after(seq === 0 ? FIRST_MS : RECORDING_LIMITS.sendEvery, () => flush(false));
    },
  };
}
