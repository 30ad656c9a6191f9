import {
  experimentStartsOf,
  type InsightSettings,
  type InsightSettingsCode,
  insightSettingsOf,
  keptInsightSettings,
  startsAfter,
  validateInsightSettings,
} from '@quoin/domain/analytics';
import type { Problem } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { bumpPublishedVersion, loadSiteById, saveSetting } from '../../sites/index.ts';

/** Everything wrong, or nothing: then it is kept, and pages do so from now on. */
export function saveInsightSettings(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { entry, actor }: { readonly entry: InsightSettings; readonly actor: Actor },
): Promise<readonly Problem<InsightSettingsCode>[]> {
  const faults = validateInsightSettings(entry);
  if (faults.length > 0) return Promise.resolve(faults);
  const insight = insightSettingsOf(keptInsightSettings(entry));
  return db.inSite({ websiteId }, async (trx) => {
    const held = await loadSiteById(trx, websiteId);
    const before = insightSettingsOf(held?.settings ?? {});
    const { experiments } = before;
    const starts = experimentStartsOf(held?.settings ?? {});
    const experimentStarts = startsAfter({ experiments, starts }, insight.experiments, trx.now().getTime());
    await saveSetting(trx, websiteId, { ...keptInsightSettings(insight), experimentStarts });
    await bumpPublishedVersion(trx, websiteId);
    const details = { changed: changesOf(before, insight) };
    await recordAudit(trx, { websiteId, actor, action: 'insight.update', details });
    return [];
  });
}

/** What is another value now, each with what it was. */
function changesOf(held: InsightSettings, next: InsightSettings) {
  const [before, after] = [flat(held), flat(next)];
  const names = Object.keys(after) as (keyof typeof after)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, { before: before[name], after: after[name] }]));
}

function flat({ telemetry, recording, experiments, goals, retention }: InsightSettings) {
  return { telemetry, ...recording, experiments, goals, ...retention };
}
