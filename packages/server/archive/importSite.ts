import { type Outcome, refuse } from '@quoin/domain/problem';
import { findAccountByEmail, saveMembership } from '../team/index.ts';
import { type ArchivedSiteCode, type ArchivedSiteDeps, makeArchivedSite } from './makeArchivedSite.ts';

const OWNER_ROLES = [1];

export type ArchiveCode = ArchivedSiteCode | 'accountUnknown';

/** Makes a site from an archive for a user with an account, who becomes its owner. */
export async function importSite(
  deps: ArchivedSiteDeps,
  wanted: { readonly path: string; readonly identifier: string; readonly owner: string },
): Promise<Outcome<string, ArchiveCode>> {
  const { db, now } = deps;
  const account = await db.acrossSites((trx) => findAccountByEmail(trx, wanted.owner));
  if (account === null) return refuse('accountUnknown');
  return makeArchivedSite(deps, {
    ...wanted,
    beforeFinish: (websiteId) =>
      db.acrossSites((trx) =>
        saveMembership(trx, account.id, { websiteId, roles: OWNER_ROLES, isOwner: true }, new Date(now())),
      ),
  });
}
