import { decidePagePassword, type PagePasswordCode } from '@quoin/domain/access';
import { accept, type Outcome } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { Passwords } from '../../team/index.ts';
import { findPagePassword, hasDraftPage, type PagePassword, putPagePassword } from '../storage/pagePasswords.ts';

/** `'noPage'` where the draft has no such page and it is not the site as a whole; null while it has no password. */
export function showPagePassword(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  pageId: string,
): Promise<PagePassword | null | 'noPage'> {
  return db.inSite({ websiteId }, async (trx) =>
    pageId === websiteId || (await hasDraftPage(trx, websiteId, pageId))
      ? findPagePassword(trx, websiteId, pageId)
      : 'noPage',
  );
}

/** Counts at once, for the page visitors see, too; the password itself is in no record, no version and no log. */
export async function setPagePassword(
  { db, passwords }: Pick<Deps, 'db'> & { readonly passwords: Passwords },
  { websiteId, actor }: { readonly websiteId: string; readonly actor: Actor },
  wanted: { readonly pageId: string; readonly password: string },
): Promise<Outcome<PagePassword, PagePasswordCode>> {
  const decided = decidePagePassword(wanted.password);
  if (!decided.ok) return decided;
  const { pageId } = wanted;
  const hash = await passwords.hash(decided.value);
  return db.inSite({ websiteId }, async (trx): Promise<Outcome<PagePassword, PagePasswordCode>> => {
    await putPagePassword(trx, websiteId, pageId, hash);
    await recordAudit(trx, { websiteId, actor, action: 'page.setPassword', subjectId: pageId });
    return accept((await findPagePassword(trx, websiteId, pageId))!);
  });
}
