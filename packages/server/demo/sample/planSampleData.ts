import type { Deps } from '../../deps.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { insertSampleData } from '../storage/sampleData.ts';

export const SAMPLE_DATA_JOB = 'sampleData.make';
/** The shop answers first. */
const BEGINS_AFTER_MS = 3_000;

/** From here on a site is to have sample data; a job makes it once the server has started. */
export async function planSampleData({ db }: Pick<Deps, 'db'>, websiteId: string, endsAt: number): Promise<void> {
  await db.inSite({ websiteId }, async (trx) => {
    await insertSampleData(trx, websiteId, new Date(endsAt));
    const runAt = new Date(endsAt + BEGINS_AFTER_MS);
    await enqueue(trx, { websiteId, kind: SAMPLE_DATA_JOB, dedupeKey: SAMPLE_DATA_JOB, runAt });
  });
}
