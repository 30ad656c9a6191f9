import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { tidyAddress } from '../addresses/address.ts';
import type { Address } from '../checkout.ts';

export const MAX_SAVED_ADDRESSES = 20;

export interface SavedAddress extends Address {
  readonly id: string;
  readonly isDefault: boolean;
}

export type AddressBookCode = 'addressBookFull' | 'addressAlreadySaved' | 'savedAddressUnknown';
type Book = readonly SavedAddress[];

/** The book with one more address; the first one is the default. Validate it before (`validateAddress`). */
export function addAddress(book: Book, address: Address, id: string): Outcome<Book, AddressBookCode> {
  if (book.length >= MAX_SAVED_ADDRESSES) return refuse('addressBookFull', { values: { max: MAX_SAVED_ADDRESSES } });
  if (hasAddress(book, address)) return refuse('addressAlreadySaved');
  return accept([...book, { ...tidyAddress(address), id, isDefault: book.length === 0 }]);
}

export function changeAddress(book: Book, id: string, address: Address): Outcome<Book, AddressBookCode> {
  if (!book.some((each) => each.id === id)) return refuse('savedAddressUnknown');
  if (
    hasAddress(
      book.filter((each) => each.id !== id),
      address,
    )
  )
    return refuse('addressAlreadySaved');
  return accept(book.map((each) => (each.id === id ? { ...each, ...tidyAddress(address) } : each)));
}

/** Without that address; the default passes to the first that is left. */
export function removeAddress(book: Book, id: string): Outcome<Book, AddressBookCode> {
  const left = book.filter((each) => each.id !== id);
  if (left.length === book.length) return refuse('savedAddressUnknown');
  const hasDefault = left.some(({ isDefault }) => isDefault);
  return accept(hasDefault ? left : left.map((each, index) => ({ ...each, isDefault: index === 0 })));
}

export function makeDefault(book: Book, id: string): Outcome<Book, AddressBookCode> {
  if (!book.some((each) => each.id === id)) return refuse('savedAddressUnknown');
  return accept(book.map((each) => ({ ...each, isDefault: each.id === id })));
}

/** The same place, however it is typed: then there is nothing to add after a checkout. */
export function hasAddress(book: readonly Address[], address: Address): boolean {
  const key = addressKey(address);
  return book.some((each) => addressKey(each) === key);
}

function addressKey(address: Address): string {
  const { fullName, line1, line2, city, region, postalCode, countryCode } = tidyAddress(address);
  return [fullName, line1, line2, city, region, postalCode, countryCode].join('\n').toLowerCase();
}
