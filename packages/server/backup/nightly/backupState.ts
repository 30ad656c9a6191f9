import type { WireBackup } from '@quoin/contract/endpoints/running';
import type { Deps } from '../../deps.ts';
import { NO_SITE } from '../../platform/jobs/job.ts';
import { openBackupStore } from '../places/openBackupStore.ts';
import { hasFailedSince } from '../storage/failedBackups.ts';
import { listBackups } from './keptBackups.ts';
import { BACKUP_JOB } from './nightlyBackup.ts';

/** A night that was missed, and some hours for a large one. */
const OVERDUE_MS = 36 * 3_600_000;

/** Home waits no longer for an object storage. */
const ASK_MS = 3_000;

/** The last nightly backup that is there, and whether a later one failed or is missing. Null: none are configured. */
export async function loadBackupState({
  config,
  db,
  now,
}: Pick<Deps, 'config' | 'db' | 'now'>): Promise<WireBackup | null> {
  const { place } = config.backups;
  if (place === null) return null;
  const kept = await listBackups(await openBackupStore(config, place), AbortSignal.timeout(ASK_MS)).catch(() => null);
  if (kept === null) return { madeAt: null, bytes: 0, state: 'unreachable' };
  const { madeAt, size } = kept[0] ?? { madeAt: null, size: 0 };
  const job = { websiteId: NO_SITE, kind: BACKUP_JOB };
  const hasFailed = await db.acrossSites((trx) => hasFailedSince(trx, job, new Date(madeAt ?? 0)));
  const isOverdue = madeAt !== null && now() - madeAt > OVERDUE_MS;
  return { madeAt, bytes: size, state: hasFailed ? 'failed' : isOverdue ? 'overdue' : 'good' };
}
