import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { RecordedEvent } from '@quoin/domain/analytics';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import {
  deleteRecording,
  findRecording,
  listRecordings,
  loadRecordingChunks,
  type Recording,
  type RecordingSearch,
} from '../storage/recordings.ts';

const PAGE_SIZE = 30;

export interface ListedRecordings {
  readonly rows: readonly Recording[];
  readonly last: Recording | null;
}

export function listVisits(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  search: Omit<RecordingSearch, 'limit'>,
): Promise<ListedRecordings> {
  return db.inSite({ websiteId }, async (trx) => {
    const found = await listRecordings(trx, websiteId, { ...search, limit: PAGE_SIZE + 1 });
    const rows = found.slice(0, PAGE_SIZE);
    return { rows, last: found.length > PAGE_SIZE ? (rows.at(-1) ?? null) : null };
  });
}

export interface LoadedRecording {
  readonly recording: Recording;
  /** In the order they happened. */
  readonly events: readonly RecordedEvent[];
}

/** With all its events; who looked is noted (AUT-4). Null where there is none. */
export async function openRecording(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { id, actor }: { readonly id: string; readonly actor: Actor },
): Promise<LoadedRecording | null> {
  const found = await db.inSite({ websiteId }, async (trx) => {
    const recording = await findRecording(trx, websiteId, id);
    if (recording === null) return null;
    await recordAudit(trx, { websiteId, actor, action: 'recording.view', subjectId: id });
    return { recording, chunks: await loadRecordingChunks(trx, websiteId, id) };
  });
  if (found === null) return null;
  const parts = await Promise.all(found.chunks.map((chunk) => promisify(gunzip)(chunk)));
  const events = parts.flatMap((part) => JSON.parse(part.toString('utf8')) as RecordedEvent[]);
  // Pages of one visit may have been open side by side.
  return { recording: found.recording, events: events.sort((left, right) => left.timestamp - right.timestamp) };
}

/** Whether there was one. */
export function endRecording(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { id, actor }: { readonly id: string; readonly actor: Actor },
): Promise<boolean> {
  return db.inSite({ websiteId }, async (trx) => {
    const isGone = await deleteRecording(trx, websiteId, id);
    if (isGone) await recordAudit(trx, { websiteId, actor, action: 'recording.delete', subjectId: id });
    return isGone;
  });
}
