import {
  type Address,
  type AddressBookCode,
  type AddressCode,
  addAddress,
  changeAddress,
  makeDefault,
  removeAddress,
  type SavedAddress,
  validateAddress,
} from '@quoin/domain/orders';
import { accept, type Outcome, type Problem } from '@quoin/domain/problem';
import type { Site } from '../sites/index.ts';
import type { MemberDeps, MemberOf } from './memberDeps.ts';
import { listSavedAddresses, replaceSavedAddresses } from './storage/siteUserAddresses.ts';
import { lockSiteUser } from './storage/siteUsers.ts';

type Book = readonly SavedAddress[];
type BookDeps = Pick<MemberDeps, 'db'>;

export function loadAddressBook(deps: BookDeps, site: Site, { id }: MemberOf): Promise<Book> {
  return deps.db.inSite({ websiteId: site.id }, (trx) => listSavedAddresses(trx, site.id, id));
}

export type AddressSaved =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly problems: readonly Problem<AddressCode | AddressBookCode>[] };

/** Adds an address, or changes the one of that id. */
export async function saveAddressInBook(
  deps: BookDeps,
  site: Site,
  member: MemberOf,
  entered: { readonly id: string | null; readonly address: Address; readonly isDefault?: boolean },
): Promise<AddressSaved> {
  const { id, address, isDefault = false } = entered;
  const problems = validateAddress(address);
  if (problems.length > 0) return { ok: false, problems };
  let saved = id ?? '';
  const outcome = await changeBook(deps, site, member, (book, newId) => {
    saved = id ?? newId;
    const changed = id === null ? addAddress(book, address, newId) : changeAddress(book, id, address);
    return changed.ok && isDefault ? makeDefault(changed.value, saved) : changed;
  });
  return outcome.ok ? { ok: true, id: saved } : { ok: false, problems: [outcome.problem] };
}

export function removeAddressFromBook(
  deps: BookDeps,
  site: Site,
  member: MemberOf,
  id: string,
): Promise<Outcome<Book, AddressBookCode>> {
  return changeBook(deps, site, member, (book) => removeAddress(book, id));
}

export function makeAddressDefault(
  deps: BookDeps,
  site: Site,
  member: MemberOf,
  id: string,
): Promise<Outcome<Book, AddressBookCode>> {
  return changeBook(deps, site, member, (book) => makeDefault(book, id));
}

/** Under the member's lock: two tabs never lose each other's address. */
async function changeBook(
  deps: BookDeps,
  site: Site,
  { id }: MemberOf,
  decide: (book: Book, newId: string) => Outcome<Book, AddressBookCode>,
): Promise<Outcome<Book, AddressBookCode>> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    await lockSiteUser(trx, site.id, id);
    const outcome = decide(await listSavedAddresses(trx, site.id, id), trx.newId());
    if (!outcome.ok) return outcome;
    await replaceSavedAddresses(trx, site.id, id, outcome.value);
    return accept(outcome.value);
  });
}
