import type { WireBackup } from '@quoin/contract/endpoints/running';
import type { Deps } from '../../deps.ts';
import { NO_SITE } from '../../platform/jobs/job.ts';
import { hasFailedSince } from '../storage/failedBackups.ts';
import { listBackups, sizeOf } from './backupFolder.ts';
import { BACKUP_JOB } from './nightlyBackup.ts';

/** A night that was missed, and some hours for a large one. */
const OVERDUE_MS = 36 * 3_600_000;

/** The last nightly backup that is there, and whether a later one failed or is missing. Null: none are configured. */
export async function loadBackupState({
  config,
  db,
  now,
}: Pick<Deps, 'config' | 'db' | 'now'>): Promise<WireBackup | null> {
  const { folder } = config.backups;
  if (folder === null) return null;
  const [last] = await listBackups(folder);
  const madeAt = last?.madeAt ?? null;
  const job = { websiteId: NO_SITE, kind: BACKUP_JOB };
  const hasFailed = await db.acrossSites((trx) => hasFailedSince(trx, job, new Date(madeAt ?? 0)));
  const isOverdue = madeAt !== null && now() - madeAt > OVERDUE_MS;
  const bytes = last === undefined ? 0 : await sizeOf(folder, last);
  return { madeAt, bytes, state: hasFailed ? 'failed' : isOverdue ? 'overdue' : 'good' };
}
