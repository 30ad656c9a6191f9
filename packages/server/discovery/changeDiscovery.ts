import type { Problem } from '@quoin/domain/problem';
import {
  DISCOVERY_SETTING,
  type DiscoveryCode,
  type DiscoverySettings,
  discoveryProblems,
  readDiscovery,
} from '@quoin/domain/site';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { bumpPublishedVersion, loadSettingsForUpdate, saveSetting } from '../sites/index.ts';

export interface DiscoveryChange {
  /** With the revision they come from. */
  readonly settings: DiscoverySettings;
  readonly actor: Actor;
}

/** The new revision, or everything that is wrong. */
export function changeDiscovery(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { settings, actor }: DiscoveryChange,
): Promise<{ readonly revision: number } | { readonly problems: readonly Problem<DiscoveryCode>[] }> {
  return db.inSite({ websiteId }, async (trx) => {
    const stored = await loadSettingsForUpdate(trx, websiteId);
    const held = stored && readDiscovery(stored);
    if (held === null || held.revision !== settings.revision) return { problems: [{ code: 'discoveryChanged' }] };
    const problems = discoveryProblems(settings);
    if (problems.length > 0) return { problems };
    const revision = held.revision + 1;
    await saveSetting(trx, websiteId, { [DISCOVERY_SETTING]: { ...settings, revision } });
    // Heads of pages name feeds.
    await bumpPublishedVersion(trx, websiteId);
    // Not the key: who reads the log need not know it.
    const { robots, productFeed, podcasts } = settings;
    const onAir = Object.values(podcasts).filter(({ isOn }) => isOn).length;
    const details = { ownRobots: robots.isOwn, productFeeds: productFeed.isOn, podcasts: onAir };
    await recordAudit(trx, { websiteId, actor, action: 'discovery.update', details });
    return { revision };
  });
}
