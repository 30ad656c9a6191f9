import { countSiteEvents, forgetSiteSums } from '../../analytics/index.ts';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { restartOrderNumbers } from '../../orders/index.ts';
import { bumpPublishedVersion, bumpStockRevision } from '../../sites/index.ts';
import { deleteSampleData, findSampleData, removeSampleRows } from '../storage/sampleData.ts';

const TIMEOUT_MS = 60_000;

/** What a site shows of it. */
export function loadSampleState({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<'none' | 'making' | 'made'> {
  return db.inSite({ websiteId }, async (trx) => {
    const found = await findSampleData(trx, websiteId);
    return found === null ? 'none' : found.isFinished ? 'made' : 'making';
  });
}

/** Takes all sample data of a site away in one transaction and gives its stock back; false where there is none. */
export async function removeSampleData(
  deps: Pick<Deps, 'db' | 'pages'>,
  websiteId: string,
  actor: Actor,
): Promise<boolean> {
  const wasThere = await deps.db.inSite(
    { websiteId },
    async (trx) => {
      if ((await findSampleData(trx, websiteId, { isLocked: true })) === null) return false;
      await removeSampleRows(trx, websiteId, null);
      await forgetSiteSums(trx, websiteId);
      await restartOrderNumbers(trx, websiteId);
      await deleteSampleData(trx, websiteId);
      await bumpPublishedVersion(trx, websiteId);
      await bumpStockRevision(trx, websiteId);
      await recordAudit(trx, { websiteId, actor, action: 'sampleData.remove' });
      return true;
    },
    { statementTimeoutMs: TIMEOUT_MS },
  );
  if (!wasThere) return false;
  deps.pages.invalidate(websiteId);
  await countSiteEvents(deps, websiteId);
  return true;
}
