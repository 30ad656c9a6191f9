import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config.ts';

/** One backup of the nightly ones; a file under its name is whole. */
export interface KeptBackup {
  readonly name: string;
  /** Milliseconds since 1970, in UTC as the name says. */
  readonly madeAt: number;
}

const NAME = /^quoin-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})\.tar\.gz(\.sealed)?$/;

export function backupName(now: number, isSealed: boolean): string {
  const moment = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  return `quoin-${moment}.tar.gz${isSealed ? '.sealed' : ''}`;
}

/** The newest first; other files of the folder are none of ours. Empty where there is no folder. */
export async function listBackups(folder: string): Promise<readonly KeptBackup[]> {
  const names = await readdir(folder).catch(() => []);
  const found = names.flatMap((name): KeptBackup[] => {
    const [, day, hour, minute, second] = NAME.exec(name) ?? [];
    const madeAt = day === undefined ? Number.NaN : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(madeAt) ? [] : [{ name, madeAt }];
  });
  return found.sort((one, other) => other.madeAt - one.madeAt);
}

export async function removeOldBackups(folder: string, keep: number): Promise<void> {
  for (const { name } of (await listBackups(folder)).slice(keep)) await rm(join(folder, name), { force: true });
}

export async function sizeOf(folder: string, { name }: KeptBackup): Promise<number> {
  return (await stat(join(folder, name)).catch(() => null))?.size ?? 0;
}

/** Seconds since 1970, for metrics; null: there is none. */
export async function lastBackupAt({ backups: { folder } }: Pick<Config, 'backups'>): Promise<number | null> {
  const [last] = folder === null ? [] : await listBackups(folder);
  return last === undefined ? null : last.madeAt / 1000;
}
