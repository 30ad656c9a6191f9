import type { TrackingSettings } from '@quoin/domain/analytics';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { bumpPublishedVersion, saveSetting } from '../sites/index.ts';

/** Pages ask and count so from now on. */
export function savePrivacy(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { entry: privacy, actor }: { readonly entry: TrackingSettings; readonly actor: Actor },
): Promise<void> {
  return db.inSite({ websiteId }, async (trx) => {
    await saveSetting(trx, websiteId, { privacy });
    await bumpPublishedVersion(trx, websiteId);
    const { consent, isTrackingOff, hasPaywall } = privacy;
    const details = { consent, isTrackingOff, hasPaywall };
    await recordAudit(trx, { websiteId, actor, action: 'privacy.update', details });
  });
}
