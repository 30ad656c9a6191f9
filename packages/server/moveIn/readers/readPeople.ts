import { isEmailAddress } from '@quoin/domain/access';
import {
  cellsOf,
  dateOrderOf,
  guessDateOrder,
  type MappedTable,
  plainDate,
  type TableReading,
  typedCode,
} from '@quoin/domain/formats';
import { readSubscribers } from '@quoin/domain/forms';
import type { Address } from '@quoin/domain/orders';
import type { MoveInProblem } from '@quoin/domain/site';
import type { Contents, CustomerRow, SubscriberRow } from '../contents.ts';
import { personKey } from '../personKey.ts';
import { countryCodeOf } from './countryCode.ts';
import { CUSTOMER_FORM } from './customerColumns.ts';

export interface TableAsked {
  readonly language: string;
  /** What the owner chose in place of what is guessed. */
  readonly reading: Partial<TableReading>;
}

/** A table of subscribers (Mailchimp's, Ghost's, Substack's, plain). */
export function subscriberContents(table: MappedTable, { language, reading }: TableAsked): Contents {
  const file = readSubscribers(table, reading, language);
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

type Cell = (field: string) => string;

/** A table of customers (Shopify's, WooCommerce's, plain). */
export function customerContents(table: MappedTable, { language, reading }: TableAsked): Contents {
  const guessed = guessDateOrder(cellsOf(table, CUSTOMER_FORM, 'date'), dateOrderOf(language));
  const order = reading.dateOrder ?? guessed.order;
  const rows = new Map<string, CustomerRow>();
  const skipped: MoveInProblem[] = [];
  for (const record of table.rows) {
    const { line } = record;
    const cell: Cell = (field) => table.cell(record, field).replace(/^'/, '').trim();
    const row = customerOf(cell, line, language);
    if (row === null)
      skipped.push({ line, title: '', code: 'emailNotValid', values: { value: cell('email').slice(0, 80) } });
    else {
      const dayOf = (field: string) => plainDate(cell(field), order) ?? '';
      rows.set(row.key, { ...row, since: dayOf('since'), agreedOn: dayOf('agreedOn') });
    }
  }
  return { rows: [...rows.values()], skipped };
}

function customerOf(cell: Cell, line: number, language: string): CustomerRow | null {
  const email = typedCode(cell('email'));
  if (!isEmailAddress(email)) return null;
  const parts = `${cell('firstName')} ${cell('lastName')}`.trim();
  const fullName = (parts || cell('fullName')).slice(0, 100);
  return {
    ...{
      kind: 'customer',
      line,
      title: email,
      key: personKey(email),
      problems: [],
      email,
      fullName,
      since: '',
      agreedOn: '',
    },
    acceptsMarketing: isYes(cell('marketing')),
    isTaxExempt: isYes(cell('taxExempt')),
    notes: cell('notes'),
    tags: cell('tags')
      .split(/[,;|]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    address: addressOf(cell, fullName, language),
  };
}

function isYes(text: string): boolean {
  return /^(?:yes|true|1|x|subscribed|ja|oui|sí|si|sim|はい)$/i.test(text);
}

/** One that mail would find; half of one is none. */
function addressOf(cell: Cell, fullName: string, language: string): Address | null {
  const countryCode = countryCodeOf(cell('country'), language);
  if (cell('line1') === '' || countryCode === '') return null;
  return {
    ...{ fullName, line1: cell('line1'), line2: cell('line2'), city: cell('city'), region: cell('region') },
    ...{ postalCode: cell('postalCode'), countryCode, phone: cell('phone') },
  };
}
