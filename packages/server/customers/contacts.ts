import { tidyCustomerName } from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import { validateContact } from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { findSiteUserByEmail, lockSiteUser } from '../members/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { type ContactChanges, insertContact, updateContact } from './storage/contacts.ts';

export type ContactCode =
  | 'emailInvalid'
  | 'customerNameTooLong'
  | 'contactTaken'
  | 'contactSignsIn'
  | 'customerUnknown';

/** A customer whom a program knows before the first order. Answers the id. */
export function createContact(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  wanted: Required<ContactChanges>,
  actor: Actor,
): Promise<Outcome<string, ContactCode>> {
  const tidy = tidied(wanted);
  if (!tidy.ok) return Promise.resolve(tidy);
  return db.inSite({ websiteId }, async (trx) => {
    const id = await insertContact(trx, websiteId, { ...wanted, ...tidy.value });
    if (id === null) return refuse('contactTaken');
    await recordAudit(trx, { websiteId, actor, action: 'customer.create', subjectId: id });
    return accept(id);
  });
}

/** `changes`: of the contact as it is, under its lock. */
export function changeContact(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { id, changes }: { readonly id: string; readonly changes: (fullName: string) => ContactChanges },
  actor: Actor,
): Promise<Outcome<null, ContactCode>> {
  return db.inSite({ websiteId }, async (trx) => {
    const held = await lockSiteUser(trx, websiteId, id);
    if (held === null) return refuse('customerUnknown');
    const tidy = tidied(changes(held.fullName));
    if (!tidy.ok) return tidy;
    const { email } = tidy.value;
    const isOtherEmail = email !== undefined && email.toLowerCase() !== held.email.toLowerCase();
    // A new address would let somebody else ask for a new password.
    if (isOtherEmail && held.passwordHash !== null) return refuse('contactSignsIn');
    if (isOtherEmail && (await isTaken(trx, websiteId, email))) return refuse('contactTaken');
    await updateContact(trx, websiteId, id, tidy.value);
    const details = { changed: Object.keys(tidy.value) };
    await recordAudit(trx, { websiteId, actor, action: 'customer.update', subjectId: id, details });
    return accept(null);
  });
}

async function isTaken(trx: SiteTransaction, websiteId: string, email: string): Promise<boolean> {
  return (await findSiteUserByEmail(trx, websiteId, email)) !== null;
}

function tidied(given: ContactChanges): Outcome<ContactChanges, 'emailInvalid' | 'customerNameTooLong'> {
  const { email, fullName } = given;
  if (email !== undefined && validateContact({ email }).length > 0) return refuse('emailInvalid');
  const name = fullName === undefined ? undefined : tidyCustomerName(fullName);
  if (name === null) return refuse('customerNameTooLong');
  return accept({
    ...given,
    ...(email === undefined ? {} : { email: typedCode(email) }),
    ...(name === undefined ? {} : { fullName: name }),
  });
}
