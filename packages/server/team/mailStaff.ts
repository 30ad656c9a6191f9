import type { MailKind, StaffLink } from '@quoin/rendering/mail';
import type { Deps } from '../deps.ts';
import { writeMail } from '../mail/index.ts';
import { loadSiteById } from '../sites/index.ts';
import { type Account, listStaffSites } from './storage/accounts.ts';

export interface StaffMail {
  readonly kind: MailKind<StaffLink>;
  readonly url: string;
  readonly dedupeKey: string;
  readonly secret?: string;
}

/**
 * Sends a mail to a user of the app. Mails leave through a site's outbox, under the name of the first site the person
 * works on. A person who works on none has nothing to sign in to and gets no mail. Owners cannot edit these mails (they
 * are not in `MAIL_KINDS`): a template of one site must not see a link that opens the others.
 */
export async function mailStaff(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  account: Pick<Account, 'id' | 'email' | 'displayName'>,
  { kind, url, dedupeKey, secret }: StaffMail,
): Promise<boolean> {
  const site = await db.acrossSites(async (trx) => {
    const [first] = await listStaffSites(trx, account.id);
    return first === undefined ? null : loadSiteById(trx, first.websiteId);
  });
  if (site === null) return false;
  const to = { name: account.displayName, email: account.email };
  await db.inSite({ websiteId: site.id }, (trx) =>
    writeMail({ config }, trx, site, {
      ...{ kind, input: { url }, to, dedupeKey },
      ...(secret === undefined ? {} : { secret }),
    }),
  );
  return true;
}
