import { readTable, type Separator, type TableRecord } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import { checkRedirect, plainRedirect, REDIRECT_LIMITS, type Redirect } from './redirects.ts';
import { circleProblems, type RedirectProblem } from './redirectText.ts';
import type { RedirectCode } from './wording.ts';

const HEADER = ['From', 'To', 'Status'] as const;

/** The redirects as a table (RFC 4180): old address, new address, 301 or 302. */
export function redirectsCsv(redirects: readonly Redirect[]): string {
  const records = redirects.map(({ from, to, isTemporary }) => [from, to, isTemporary ? '302' : '301']);
  return [HEADER, ...records].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** What a file of redirects would do to those there are. */
export interface RedirectFile {
  /** All of them afterwards; as they were where something is wrong. */
  readonly redirects: readonly Redirect[];
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  /** What was taken for it. */
  readonly separator: Separator;
  /** Line by line; with one of them nothing is taken. */
  readonly problems: readonly RedirectProblem[];
}

/**
 * Reads a table of redirects: columns named `From` and `To` (also `Redirect from`, `Old URL` and the like), or the first two;
 * separated by commas, semicolons or tabs. One whose old address is known already takes its place.
 */
export function readRedirectFile(text: string, known: readonly Redirect[], given?: Separator): RedirectFile {
  const { records, brokenAt, separator } = readTable(text, given);
  const { columns, titles, rows } = columnsOf(records);
  const lines = new Map<Redirect, number>();
  const problems: RedirectProblem[] = [];
  for (const { line, cells } of rows) {
    const found = readRow(cells, columns, [...lines.keys()]);
    if ('code' in found) problems.push({ ...found, line, ...columnOf(found.code, titles) });
    else lines.set(found, line);
  }
  const read = [...lines.keys()];
  const after = [...new Map([...known, ...read].map((each) => [each.from, each])).values()];
  if (brokenAt !== null) problems.push({ code: 'redirectFileBroken', line: brokenAt });
  else if (rows.length === 0) problems.push({ code: 'redirectFileEmpty', line: 1 });
  if (after.length > REDIRECT_LIMITS.count)
    problems.push({ code: 'tooManyRedirects', line: rows.at(-1)?.line ?? 1, values: { max: REDIRECT_LIMITS.count } });
  problems.push(...circleProblems(after, (each) => lines.get(each) ?? rows[0]?.line ?? 1));
  if (problems.length > 0) return { redirects: known, added: 0, changed: 0, same: 0, separator, problems };
  const before = new Map(known.map((each) => [each.from, each]));
  const same = read.filter((each) => isSame(each, before.get(each.from))).length;
  const added = after.length - before.size;
  return { redirects: after, added, changed: read.length - added - same, same, separator, problems };
}

function isSame(one: Redirect, other: Redirect | undefined): boolean {
  return other !== undefined && one.to === other.to && one.isTemporary === other.isTemporary;
}

interface Columns {
  readonly from: number;
  readonly to: number;
  readonly status: number;
}

type Titles = Readonly<Record<keyof Columns, string>>;
const OURS: Titles = { from: HEADER[0], to: HEADER[1], status: HEADER[2] };

const WRONG_CELL: Readonly<Partial<Record<RedirectCode, keyof Columns>>> = {
  ...{ redirectFromInvalid: 'from', redirectTwice: 'from', redirectToInvalid: 'to', redirectToItself: 'to' },
  redirectStatusUnknown: 'status',
};

function columnOf(code: RedirectCode, titles: Titles): Pick<RedirectProblem, 'column'> {
  const name = WRONG_CELL[code];
  return name === undefined ? {} : { column: titles[name] };
}

const FROM = /(?:\b|_)(?:from|source|origin|original|old)(?:\b|_)/i;
const TO = /(?:\b|_)(?:to|target|new|destination)(?:\b|_)/i;
const STATUS = /(?:\b|_)(?:status|code|type)(?:\b|_)/i;

function columnsOf(records: readonly TableRecord[]): {
  readonly columns: Columns;
  readonly titles: Titles;
  readonly rows: readonly TableRecord[];
} {
  const [first, ...rest] = records;
  const isHeader = first !== undefined && !first.cells.some((cell) => /^\s*(?:\/|https?:)/.test(cell));
  if (!isHeader) return { columns: { from: 0, to: 1, status: 2 }, titles: OURS, rows: records };
  const placeOf = (name: RegExp, otherwise: number): number => {
    const place = first.cells.findIndex((cell) => name.test(cell));
    return place < 0 ? otherwise : place;
  };
  const columns = { from: placeOf(FROM, 0), to: placeOf(TO, 1), status: placeOf(STATUS, 2) };
  const title = (name: keyof Columns) => first.cells[columns[name]]?.trim() || OURS[name];
  return { columns, titles: { from: title('from'), to: title('to'), status: title('status') }, rows: rest };
}

function readRow(cells: readonly string[], at: Columns, known: readonly Redirect[]): Redirect | Problem<RedirectCode> {
  const cell = (place: number): string => (cells[place] ?? '').trim();
  const status = cell(at.status);
  const isTemporary = isTemporaryStatus(status);
  if (isTemporary === null) return { code: 'redirectStatusUnknown', values: { value: status.slice(0, 20) } };
  const redirect = plainRedirect({ from: withSlash(cell(at.from)), to: withSlash(cell(at.to)), isTemporary });
  return checkRedirect(redirect, known) ?? redirect;
}

/** `302`, `301 Moved Permanently`, `Temporary`; null for what is no redirect. */
function isTemporaryStatus(status: string): boolean | null {
  if (/^30[27]\b|^temporary\b/i.test(status)) return true;
  return /^(?:$|30[138]\b|permanent\b)/i.test(status) ? false : null;
}

/** Some tools leave out the slash in front: `old-page`, `shop/old.html`. Names of hosts are left as they are. */
function withSlash(address: string): string {
  const [first = ''] = address.split('/');
  const isPlain = /^[\p{L}\p{N}%][^\s:.]*(?:\.(?:html?|php|aspx?|jsp))?(?:[?#]|$)/u.test(first);
  return isPlain ? `/${address}` : address;
}
