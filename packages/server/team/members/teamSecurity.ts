import { requiresTwoStep } from '@quoin/domain/access';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { loadSettings, saveSetting } from '../../sites/index.ts';

/** Whether the site requires two-step sign-in of its owner and administrators. */
export function loadTeamSecurity({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<boolean> {
  return db.inSite({ websiteId }, async (trx) => requiresTwoStep((await loadSettings(trx, websiteId)) ?? {}));
}

/** Holds from the next request on, for sessions that are open as well. */
export function saveTeamSecurity(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { isRequired, actor }: { readonly isRequired: boolean; readonly actor: Actor },
): Promise<void> {
  return db.inSite({ websiteId }, async (trx) => {
    await saveSetting(trx, websiteId, { security: { twoStep: isRequired } });
    await recordAudit(trx, { websiteId, actor, action: 'security.update', details: { twoStep: isRequired } });
  });
}
