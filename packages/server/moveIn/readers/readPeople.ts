import { isEmailAddress } from '@quoin/domain/access';
import { dateOrderOf, guessDateOrder, plainDate, readTable, typedCode } from '@quoin/domain/formats';
import { readSubscriberFile } from '@quoin/domain/forms';
import type { Address } from '@quoin/domain/orders';
import type { MoveInProblem } from '@quoin/domain/site';
import type { Contents, CustomerRow, SubscriberRow } from '../contents.ts';
import { personKey } from '../personKey.ts';

export interface TableAsked {
  readonly language: string;
}

/** A table of subscribers (Mailchimp's, Ghost's, plain); null for another file. */
export function readSubscribers(text: string, { language }: TableAsked): Contents | null {
  const file = readSubscriberFile(text, {}, language);
  if (!file.isReadable) return null;
  const dates = new Map(
    file.problems.filter(({ code }) => code === 'sinceInvalid').map((each) => [each.line, each.value]),
  );
  const rows = file.people.map(({ line, email, fullName, since }): SubscriberRow => {
    const value = dates.get(line);
    const problems = value === undefined ? [] : [{ code: 'dateUnknown' as const, values: { value } }];
    return { kind: 'subscriber', line, title: email, key: personKey(email), email, fullName, since, problems };
  });
  const wrong = file.problems.filter(({ code }) => code === 'emailInvalid');
  const skipped: MoveInProblem[] = wrong.map(({ line, value }) => ({
    ...{ line, title: '', code: 'emailNotValid', values: { value } },
  }));
  // The file names people who get no mail; who they are is nobody's business here.
  for (let count = 0; count < file.leftOut; count += 1) skipped.push({ line: 0, title: '', code: 'wasUnsubscribed' });
  return { rows, skipped };
}

/** Columns of Shopify, WooCommerce and plain tables, by their plain names. */
const COLUMNS = {
  email: ['email', 'user email', 'billing email', 'e mail', 'email address'],
  fullName: ['name', 'full name', 'display name', 'customer', 'customer name'],
  firstName: ['first name', 'billing first name', 'default address first name'],
  lastName: ['last name', 'billing last name', 'default address last name'],
  marketing: ['accepts email marketing', 'accepts marketing', 'marketing opt in', 'newsletter'],
  taxExempt: ['tax exempt'],
  notes: ['note', 'notes', 'customer note'],
  tags: ['tags', 'customer tags'],
  since: ['created at', 'created', 'date registered', 'user registered', 'registered', 'sign up', 'customer since'],
  line1: ['default address address1', 'address1', 'billing address 1', 'address line 1', 'address'],
  line2: ['default address address2', 'address2', 'billing address 2', 'address line 2'],
  city: ['default address city', 'city', 'billing city'],
  region: ['default address province code', 'province code', 'billing state', 'region', 'state', 'province'],
  postalCode: ['default address zip', 'zip', 'billing postcode', 'postal code', 'postcode', 'zip code'],
  country: ['default address country code', 'country code', 'billing country', 'country'],
  phone: ['phone', 'default address phone', 'billing phone'],
} as const;
type Column = keyof typeof COLUMNS;

/** A table of customers (Shopify's, WooCommerce's, plain); null for another file. */
export function readCustomers(text: string, { language }: TableAsked): Contents | null {
  const { records, brokenAt } = readTable(text);
  const [header, ...rest] = records;
  if (header === undefined || brokenAt !== null) return null;
  const titles = header.cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[_\s-]+/g, ' '),
  );
  const placeOf = (column: Column) =>
    COLUMNS[column].map((name) => titles.indexOf(name)).find((place) => place >= 0) ?? -1;
  const places = new Map((Object.keys(COLUMNS) as Column[]).map((column) => [column, placeOf(column)]));
  if (places.get('email') === -1) return null;
  const cellsOf = (cells: readonly string[]) => (column: Column) =>
    (cells[places.get(column)!] ?? '').replace(/^'/, '').trim();
  const { order } = guessDateOrder(
    rest.map(({ cells }) => cellsOf(cells)('since')).filter(Boolean),
    dateOrderOf(language),
  );
  const rows = new Map<string, CustomerRow>();
  const skipped: MoveInProblem[] = [];
  for (const { line, cells } of rest) {
    const cell = cellsOf(cells);
    const row = customerOf(cell, line, plainDate(cell('since'), order) ?? '');
    if (row === null)
      skipped.push({ line, title: '', code: 'emailNotValid', values: { value: cell('email').slice(0, 80) } });
    else rows.set(row.key, row);
  }
  return { rows: [...rows.values()], skipped };
}

function customerOf(cell: (column: Column) => string, line: number, since: string): CustomerRow | null {
  const email = typedCode(cell('email'));
  if (!isEmailAddress(email)) return null;
  const parts = `${cell('firstName')} ${cell('lastName')}`.trim();
  const fullName = (parts || cell('fullName')).slice(0, 100);
  return {
    ...{ kind: 'customer', line, title: email, key: personKey(email), problems: [], email, fullName, since },
    acceptsMarketing: isYes(cell('marketing')),
    isTaxExempt: isYes(cell('taxExempt')),
    notes: cell('notes'),
    tags: cell('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    address: addressOf(cell, fullName),
  };
}

function isYes(text: string): boolean {
  return /^(?:yes|true|1|subscribed)$/i.test(text);
}

/** One that mail would find; half of one is none. */
function addressOf(cell: (column: Column) => string, fullName: string): Address | null {
  const countryCode = cell('country').toUpperCase();
  if (cell('line1') === '' || !/^[A-Z]{2}$/.test(countryCode)) return null;
  return {
    ...{ fullName, line1: cell('line1'), line2: cell('line2'), city: cell('city'), region: cell('region') },
    ...{ postalCode: cell('postalCode'), countryCode, phone: cell('phone') },
  };
}
