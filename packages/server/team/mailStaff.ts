import type { MailKind } from '@quoin/rendering/mail';
import type { Deps } from '../deps.ts';
import { writeMail } from '../mail/index.ts';
import { loadSiteById, type Site } from '../sites/index.ts';
import { type Account, listStaffSites } from './storage/accounts.ts';

export interface StaffMail<Facts> {
  readonly kind: MailKind<Facts>;
  readonly facts: (site: Site) => Facts;
  readonly dedupeKey: string;
  readonly secret?: string;
}

/**
 * Sends a mail to a user of the app. Mails leave through a site's outbox, under the name of the first site the person
 * works on. A person who works on none has nothing to sign in to and gets no mail. Owners cannot edit these mails (they
 * are not in `MAIL_KINDS`): a template of one site must not see a link that opens the others.
 */
export async function mailStaff<Facts>(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  account: Pick<Account, 'id' | 'email' | 'displayName'>,
  { kind, facts, dedupeKey, secret }: StaffMail<Facts>,
): Promise<boolean> {
  const site = await db.acrossSites(async (trx) => {
    const [first] = await listStaffSites(trx, account.id);
    return first === undefined ? null : loadSiteById(trx, first.websiteId);
  });
  if (site === null) return false;
  const to = { name: account.displayName, email: account.email };
  await db.inSite({ websiteId: site.id }, (trx) =>
    writeMail({ config }, trx, site, {
      ...{ kind, input: facts(site), to, dedupeKey },
      ...(secret === undefined ? {} : { secret }),
    }),
  );
  return true;
}
