import { isEmailAddress } from '@quoin/domain/access';
import { unguardCell } from '@quoin/domain/catalog';
import {
  type DateOrder,
  dateOrderOf,
  guessDateOrder,
  plainDate,
  readTable,
  type Separator,
  type TableReading,
  typedCode,
} from '@quoin/domain/formats';

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

const EMAIL = /^(?:e-?mail(?: ?-?address)?|email_address|e-?mail-?adresse|mail|メール(?:アドレス)?|邮箱|電子郵件)$/i;
const NAME = /^(?:(?:full )?name|full_name|名前|氏名|姓名)$/i;
const FIRST = /^(?:first[ _]?name|vorname|prénom)$/i;
const LAST = /^(?:last[ _]?name|nachname|nom)$/i;
/** `subscribed_to_emails` is Ghost's. */
const STATE = /^(?:state|status|email marketing status|subscribed_to_emails)$/i;
/** The surest first. */
const SINCE = [
  /^(?:confirmed (?:on|at)|confirm_time|opt-?in[ _](?:time|date))$/i,
  /^(?:subscribed (?:on|at)|subscribe(?:d|_)?[ _]date|sign-?up date|date (?:added|subscribed)|angemeldet am|登録日)$/i,
  /^(?:asked on|created(?: (?:on|at))?|created_at|created_on|date)$/i,
];
/** Any other value in a column of states is a person who gets no mail. */
const SUBSCRIBED = /^(?:|subscribed|active|confirmed|yes|true|1)$/i;

/** People of a table: an `Email` column, or addresses alone. A language (BCP 47) says how its dates are read where they could be read in two orders. */
export function readSubscriberFile(text: string, given: Partial<TableReading> = {}, language = 'en'): SubscriberFile {
  const { records, brokenAt, separator } = readTable(text, given.separator);
  const [header = { line: 1, cells: [] }, ...rest] = records;
  const titles = header.cells.map((cell) => cell.trim());
  const at = columnsOf(titles);
  const isNamed = at.email >= 0;
  const email = isNamed ? at.email : titles.findIndex((cell) => isEmailAddress(typedCode(cell)));
  const rows = isNamed ? rest : records;
  const cellAt = (cells: readonly string[], place: number) =>
    place < 0 ? '' : unguardCell((cells[place] ?? '').trim());
  const dates = at.since < 0 ? [] : rest.map(({ cells }) => cellAt(cells, at.since)).filter((cell) => cell !== '');
  const guessed = guessDateOrder(dates, dateOrderOf(language));
  const order = given.dateOrder ?? guessed.order;
  const people = new Map<string, FilePerson>();
  const problems: SubscriberFileProblem[] = [];
  let leftOut = 0;
  for (const { line, cells } of email < 0 ? [] : rows) {
    const typed = cellAt(cells, email);
    const address = typedCode(typed.replace(/^'/, ''));
    const note = (code: SubscriberFileCode, place: number, value: string) =>
      problems.push({ line, column: isNamed ? (titles[place] ?? '') : '', code, value: value.slice(0, 80) });
    if (!isEmailAddress(address)) {
      note('emailInvalid', email, typed);
      continue;
    }
    if (!SUBSCRIBED.test(cellAt(cells, at.state))) {
      leftOut += 1;
      continue;
    }
    const written = cellAt(cells, at.since);
    const since = plainDate(written, order) ?? '';
    if (written !== '' && since === '') note('sinceInvalid', at.since, written);
    people.set(address.toLowerCase(), { line, email: address, fullName: nameIn(cells, at, cellAt), since });
  }
  return {
    separator,
    dateOrder: dates.length === 0 ? null : order,
    isDateOrderOpen: guessed.isOpen,
    people: [...people.values()],
    leftOut,
    problems,
    rows: rows.length,
    isReadable: brokenAt === null && email >= 0,
  };
}

interface Columns {
  readonly email: number;
  readonly name: number;
  readonly first: number;
  readonly last: number;
  readonly state: number;
  readonly since: number;
}

function columnsOf(titles: readonly string[]): Columns {
  const at = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title));
  const since = SINCE.map(at).find((place) => place >= 0) ?? -1;
  return { email: at(EMAIL), name: at(NAME), first: at(FIRST), last: at(LAST), state: at(STATE), since };
}

type CellAt = (cells: readonly string[], place: number) => string;

function nameIn(cells: readonly string[], at: Columns, cellAt: CellAt): string {
  const parts = `${cellAt(cells, at.first)} ${cellAt(cells, at.last)}`.trim();
  return (cellAt(cells, at.name) || parts).replaceAll('\0', '').slice(0, 200);
}

/** What its owner reads of a cell that was not taken. */
export function subscriberFileSentence({ column, code, value }: SubscriberFileProblem): string {
  const where = column === '' ? '' : `${column}: `;
  return code === 'emailInvalid'
    ? `${where}“${value}” is not a valid email address.`
    : `${where}“${value}” is not a date in this format. Today’s date is used.`;
}
