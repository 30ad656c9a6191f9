import { isEmailAddress } from '@quoin/domain/access';
import { unguardCell } from '@quoin/domain/catalog';
import {
  cellsOf,
  type DateOrder,
  dateOrderOf,
  guessDateOrder,
  type MappedTable,
  mapTable,
  plainDate,
  readTable,
  type Separator,
  type TableForm,
  type TableReading,
  type TableRecord,
  typedCode,
} from '@quoin/domain/formats';
import { PERSON_COLUMNS } from './personColumns.ts';

/** A person whom a file names. */
export interface FilePerson {
  readonly line: number;
  readonly email: string;
  readonly fullName: string;
  /** Since when they are on the list: a day, a time on the site's clock or a moment, as `plainDate` has it; '' where nothing says so. */
  readonly since: string;
}

export type SubscriberFileCode = 'emailInvalid' | 'sinceInvalid';

/** A cell that was not taken. */
export interface SubscriberFileProblem {
  readonly line: number;
  /** Its title in the file; '' where the file names none. */
  readonly column: string;
  readonly code: SubscriberFileCode;
  readonly value: string;
}

export interface SubscriberFile {
  readonly separator: Separator;
  /** Null where the file has no dates. */
  readonly dateOrder: DateOrder | null;
  readonly isDateOrderOpen: boolean;
  /** Each address once: the last row that names it counts. */
  readonly people: readonly FilePerson[];
  /** Who unsubscribed there, or never confirmed: nobody of them is taken. */
  readonly leftOut: number;
  readonly problems: readonly SubscriberFileProblem[];
  readonly rows: number;
  /** A quotation mark that nothing closes, or no column of addresses. */
  readonly isReadable: boolean;
}

/** Columns of Mailchimp's, Ghost's, Substack's and plain tables. */
export const SUBSCRIBER_FORM: TableForm = {
  fields: [
    { field: 'email', isRequired: true, names: PERSON_COLUMNS.email },
    { field: 'fullName', names: PERSON_COLUMNS.fullName },
    { field: 'firstName', names: PERSON_COLUMNS.firstName },
    { field: 'lastName', names: PERSON_COLUMNS.lastName },
    {
      field: 'state',
      // `subscribed_to_emails` is Ghost's.
      names: ['state', 'status', 'email marketing status', 'subscribed to emails', 'accepts email marketing'],
    },
    { field: 'disabled', names: ['email disabled', 'unsubscribed', 'bounced'] },
    {
      field: 'since',
      reads: 'date',
      names: [
        ...['confirmed on', 'confirmed at', 'confirm time', 'consent date', 'optin time', 'opt in time', 'opt in date'],
        ...['subscribed on', 'subscribed at', 'subscribe date', 'subscription date', 'signup date', 'sign up date'],
        ...['date added', 'date subscribed', 'angemeldet am', 'anmeldedatum', "date d'inscription", 'fecha de alta'],
        ...['登録日', 'asked on', 'created', 'created on', 'created at', 'date', 'datum', 'fecha', 'data'],
      ],
    },
  ],
  isValue: (cell) => isEmailAddress(typedCode(cell)),
  byPlace: (cells) => cells.map((cell) => (isEmailAddress(typedCode(cell)) ? 'email' : null)),
};
/** Any other value in a column of states is a person who gets no mail. */
const SUBSCRIBED = /^(?:|subscribed|active|confirmed|yes|true|1|ja|oui|sí|si|sim)$/i;
/** And any of these in one that says who does not. */
const DISABLED = /^(?:yes|true|1|ja|oui|sí|si|sim)$/i;

/** People of a table: an `Email` column, or addresses alone. A language (BCP 47) says how its dates are read where they could be read in two orders. */
export function readSubscriberFile(text: string, given: Partial<TableReading> = {}, language = 'en'): SubscriberFile {
  const table = readTable(text, given.separator);
  const file = readSubscribers(mapTable(table, SUBSCRIBER_FORM), given, language);
  return { ...file, isReadable: file.isReadable && table.brokenAt === null };
}

/** People of a table whose columns are known. */
export function readSubscribers(
  table: MappedTable,
  given: Partial<TableReading> = {},
  language = 'en',
): SubscriberFile {
  const cell = (row: TableRecord, field: string) => unguardCell(table.cell(row, field));
  const dates = cellsOf(table, SUBSCRIBER_FORM, 'date');
  const guessed = guessDateOrder(dates, dateOrderOf(language));
  const order = given.dateOrder ?? guessed.order;
  const people = new Map<string, FilePerson>();
  const problems: SubscriberFileProblem[] = [];
  let leftOut = 0;
  for (const row of table.has('email') ? table.rows : []) {
    const { line } = row;
    const typed = cell(row, 'email');
    const address = typedCode(typed.replace(/^'/, ''));
    const note = (code: SubscriberFileCode, field: string, value: string) =>
      problems.push({ line, column: table.titleOf(field), code, value: value.slice(0, 80) });
    if (!isEmailAddress(address)) {
      note('emailInvalid', 'email', typed);
      continue;
    }
    if (!SUBSCRIBED.test(cell(row, 'state')) || DISABLED.test(cell(row, 'disabled'))) {
      leftOut += 1;
      continue;
    }
    const written = cell(row, 'since');
    const since = plainDate(written, order) ?? '';
    if (written !== '' && since === '') note('sinceInvalid', 'since', written);
    people.set(address.toLowerCase(), { line, email: address, fullName: nameIn((field) => cell(row, field)), since });
  }
  return {
    separator: table.separator,
    dateOrder: dates.length === 0 ? null : order,
    isDateOrderOpen: guessed.isOpen,
    people: [...people.values()],
    leftOut,
    problems,
    rows: table.rows.length,
    isReadable: table.has('email'),
  };
}

function nameIn(cell: (field: string) => string): string {
  const parts = `${cell('firstName')} ${cell('lastName')}`.trim();
  return (cell('fullName') || parts).replaceAll('\0', '').slice(0, 200);
}

/** What its owner reads of a cell that was not taken. */
export function subscriberFileSentence({ column, code, value }: SubscriberFileProblem): string {
  const where = column === '' ? '' : `${column}: `;
  return code === 'emailInvalid'
    ? `${where}“${value}” is not a valid email address.`
    : `${where}“${value}” is not a date in this format. Today’s date is used.`;
}
