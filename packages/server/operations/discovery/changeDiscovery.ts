import type { Problem } from '@quoin/domain/problem';
import { type DiscoveryCode, type DiscoverySettings, discoveryProblems } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { type Actor, recordAudit } from '../../storage/auditLog.ts';
import { lockDiscovery, saveDiscovery } from '../../storage/discovery.ts';

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
    const held = await lockDiscovery(trx, websiteId);
    if (held === null || held.revision !== settings.revision) return { problems: [{ code: 'discoveryChanged' }] };
    const problems = discoveryProblems(settings);
    if (problems.length > 0) return { problems };
    const revision = held.revision + 1;
    await saveDiscovery(trx, websiteId, { ...settings, revision });
    // Not the key: who reads the log need not know it.
    const { robots, productFeed, podcasts } = settings;
    const onAir = Object.values(podcasts).filter(({ isOn }) => isOn).length;
    const details = { ownRobots: robots.isOwn, productFeeds: productFeed.isOn, podcasts: onAir };
    await recordAudit(trx, { websiteId, actor, action: 'discovery.update', details });
    return { revision };
  });
}
