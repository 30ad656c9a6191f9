import {
  type InsightSettings,
  type InsightSettingsCode,
  insightSettingsOf,
  validateInsightSettings,
} from '@quoin/domain/analytics';
import type { Problem } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { type Actor, recordAudit } from '../../storage/auditLog.ts';
import { bumpPublishedVersion, saveSetting } from '../../storage/sites.ts';

/** Everything wrong, or nothing: then it is kept, and pages do so from now on. */
export function saveInsightSettings(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { entry, actor }: { readonly entry: InsightSettings; readonly actor: Actor },
): Promise<readonly Problem<InsightSettingsCode>[]> {
  const faults = validateInsightSettings(entry);
  if (faults.length > 0) return Promise.resolve(faults);
  const insight = insightSettingsOf({ insight: entry });
  return db.inSite({ websiteId }, async (trx) => {
    await saveSetting(trx, websiteId, { insight });
    await bumpPublishedVersion(trx, websiteId);
    const details = { telemetry: insight.telemetry, ...insight.recording, experiments: insight.experiments };
    await recordAudit(trx, { websiteId, actor, action: 'insight.update', details });
    return [];
  });
}
