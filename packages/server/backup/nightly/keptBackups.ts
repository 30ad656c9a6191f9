import type { Deps } from '../../deps.ts';
import type { BackupStore } from '../places/backupStore.ts';
import { openBackupStore } from '../places/openBackupStore.ts';

/** A backup that was named for its time: those of the night, and those by hand that were given no other name. */
export interface KeptBackup {
  readonly name: string;
  readonly size: number;
  /** Milliseconds since 1970, in UTC as the name says. */
  readonly madeAt: number;
}

const NAME = /^quoin-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})\.tar\.gz(\.sealed)?$/;

export function backupName(now: number, isSealed: boolean): string {
  const moment = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  return `quoin-${moment}.tar.gz${isSealed ? '.sealed' : ''}`;
}

/** The newest first; others that lie there are none of ours. */
export async function listBackups(store: BackupStore, signal?: AbortSignal): Promise<readonly KeptBackup[]> {
  const found = (await store.list(signal)).flatMap(({ name, size }): KeptBackup[] => {
    const [, day, hour, minute, second] = NAME.exec(name) ?? [];
    const madeAt = day === undefined ? Number.NaN : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(madeAt) ? [] : [{ name, size, madeAt }];
  });
  return found.sort((one, other) => other.madeAt - one.madeAt);
}

export async function removeOldBackups(store: BackupStore, keep: number): Promise<void> {
  for (const { name } of (await listBackups(store)).slice(keep)) await store.remove(name);
}

/** Object storage counts each question: metrics ask no more often. */
const ASKED_EVERY_MS = 5 * 60_000;

/** Seconds since 1970 of the last one, for metrics; null: there is none. As last seen where the place is out of reach. */
export function createLastBackup({ config, now }: Pick<Deps, 'config' | 'now'>): () => Promise<number | null> {
  const { place } = config.backups;
  let [seen, askedAt]: [number | null, number] = [null, 0];
  return async () => {
    const isRecent = place !== null && !('folder' in place) && now() - askedAt < ASKED_EVERY_MS;
    if (place === null || isRecent) return seen;
    askedAt = now();
    const found = await listBackups(await openBackupStore(config, place)).catch(() => null);
    if (found !== null) seen = found[0] === undefined ? null : found[0].madeAt / 1000;
    return seen;
  };
}
