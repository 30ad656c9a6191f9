import type { ApiAddressChange, ApiCode, ApiContact, ApiContactChange } from '@quoin/contract/commerceApi';
import { namesOf } from '@quoin/domain/formats';
import { type Address, MAX_SAVED_ADDRESSES } from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type ContactCode, changeContact, createContact, eraseCustomer } from '../../customers/index.ts';
import type { Deps } from '../../deps.ts';
import { findSiteUser, listSavedAddresses, removeAddressFromBook, saveAddressInBook } from '../../members/index.ts';
import { READ_ONLY } from '../../platform/database/database.ts';
import type { Program } from '../../platform/http/apiPipeline.ts';
import { findToldContact, toApiContact } from '../../webhooks/index.ts';

export type ContactDeps = Pick<Deps, 'db' | 'keyFor'>;
export type SavedAddresses = Awaited<ReturnType<typeof listSavedAddresses>>;

const CODES: Readonly<Record<ContactCode, ApiCode>> = {
  emailInvalid: 'fieldInvalid',
  customerNameTooLong: 'fieldInvalid',
  contactTaken: 'contactTaken',
  contactSignsIn: 'contactSignsIn',
  customerUnknown: 'contactUnknown',
};

function refusal(code: ContactCode, contactId = ''): Outcome<never, ApiCode> {
  const field = code === 'emailInvalid' ? 'primaryEmail.email' : 'lastName';
  return refuse(CODES[code], { values: { field, contactId } });
}

function unknown(contactId: string): Outcome<never, 'contactUnknown'> {
  return refuse('contactUnknown', { values: { contactId } });
}

export async function loadContact(
  { db }: ContactDeps,
  { site }: Program,
  contactId: string,
): Promise<Outcome<ApiContact, ApiCode>> {
  const found = await db.inSite({ websiteId: site.id }, (trx) => findToldContact(trx, site.id, contactId), READ_ONLY);
  return found === null ? unknown(contactId) : accept(toApiContact(found));
}

export async function createByProgram(
  deps: ContactDeps,
  program: Program,
  { firstName, lastName, locale, primaryEmail }: ApiContactChange,
): Promise<Outcome<ApiContact, ApiCode>> {
  const fullName = `${firstName ?? ''} ${lastName ?? ''}`;
  const { email = '', acceptsMarketing } = primaryEmail ?? {};
  const wanted = { fullName, email, language: locale ?? '', acceptsMarketing: acceptsMarketing ?? false };
  const made = await createContact(deps, program.site.id, wanted, program.actor);
  return made.ok ? loadContact(deps, program, made.value) : refusal(made.problem.code);
}

/** What is absent stays, what is null is cleared. */
export async function changeByProgram(
  deps: ContactDeps,
  program: Program,
  contactId: string,
  { firstName, lastName, locale, primaryEmail }: ApiContactChange,
): Promise<Outcome<ApiContact, ApiCode>> {
  const changes = (held: string) => {
    const names = namesOf(held);
    const given = (name: string | null | undefined, before: string) => (name === undefined ? before : (name ?? ''));
    const fullName = `${given(firstName, names.firstName)} ${given(lastName, names.lastName)}`;
    const { email, acceptsMarketing } = primaryEmail ?? {};
    return {
      ...(firstName === undefined && lastName === undefined ? {} : { fullName }),
      ...(locale === undefined ? {} : { language: locale ?? '' }),
      ...(email === undefined ? {} : { email }),
      ...(acceptsMarketing === undefined ? {} : { acceptsMarketing: acceptsMarketing ?? false }),
    };
  };
  const done = await changeContact(deps, program.site.id, { id: contactId, changes }, program.actor);
  return done.ok ? loadContact(deps, program, contactId) : refusal(done.problem.code, contactId);
}

/** Deletes the person's data everywhere, as the app does it. */
export async function deleteByProgram(
  deps: ContactDeps,
  { site, actor }: Program,
  contactId: string,
): Promise<Outcome<null, ApiCode>> {
  const websiteId = site.id;
  const found = await deps.db.inSite({ websiteId }, (trx) => findSiteUser(trx, websiteId, contactId), READ_ONLY);
  if (found === null) return unknown(contactId);
  const erased = await eraseCustomer(deps, websiteId, { id: contactId, email: found.email }, actor);
  return erased.ok ? accept(null) : unknown(contactId);
}

/** The default one first. */
export function loadAddresses(
  { db }: ContactDeps,
  { site }: Program,
  contactId: string,
): Promise<Outcome<SavedAddresses, ApiCode>> {
  return db.inSite(
    { websiteId: site.id },
    async (trx) => {
      if ((await findSiteUser(trx, site.id, contactId)) === null) return unknown(contactId);
      const book = await listSavedAddresses(trx, site.id, contactId);
      return accept(book.toSorted((one, two) => Number(two.isDefault) - Number(one.isDefault)));
    },
    READ_ONLY,
  );
}

const BOOK_CODES: Readonly<Record<string, ApiCode>> = {
  addressBookFull: 'addressesTooMany',
  addressAlreadySaved: 'addressTaken',
  savedAddressUnknown: 'addressUnknown',
};
const FIELDS: Readonly<Record<string, string>> = { phone: 'phoneNumber', fullName: 'lastName' };

/** Adds an address, or replaces the one of that id. Answers its id. */
export async function saveAddress(
  deps: ContactDeps,
  program: Program,
  { contactId, entryId }: { readonly contactId: string; readonly entryId: string | null },
  { address, defaultShipping: isDefault }: ApiAddressChange,
): Promise<Outcome<string, ApiCode>> {
  const known = await loadAddresses(deps, program, contactId);
  if (!known.ok) return known;
  const entered = { id: entryId, address: addressOf(address), isDefault };
  const saved = await saveAddressInBook(deps, program.site, { id: contactId }, entered);
  if (saved.ok) return accept(saved.id);
  const { code, field = 'countryCode' } = saved.problems[0]!;
  const values = { most: MAX_SAVED_ADDRESSES, field: `address.${FIELDS[field] ?? field}` };
  return refuse(BOOK_CODES[code] ?? 'fieldInvalid', { values });
}

function addressOf(place: ApiAddressChange['address']): Address {
  const part = (name: keyof typeof place) => place[name] ?? '';
  return {
    ...{ fullName: `${part('firstName')} ${part('lastName')}`.trim(), line1: part('line1'), line2: part('line2') },
    ...{ city: part('city'), region: part('region'), postalCode: part('postalCode') },
    ...{ countryCode: part('countryCode').toUpperCase(), phone: part('phoneNumber') },
  };
}

export async function removeAddress(
  deps: ContactDeps,
  program: Program,
  { contactId, entryId }: { readonly contactId: string; readonly entryId: string },
): Promise<Outcome<null, ApiCode>> {
  const known = await loadAddresses(deps, program, contactId);
  if (!known.ok) return known;
  const removed = await removeAddressFromBook(deps, program.site, { id: contactId }, entryId);
  return removed.ok ? accept(null) : refuse('addressUnknown');
}
