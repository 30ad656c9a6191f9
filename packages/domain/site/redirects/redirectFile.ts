import { type MappedTable, mapTable, readTable, type Separator, type TableForm } from '@quoin/domain/formats';
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

/** Reads a file of redirects. One whose old address is known already takes its place. */
export function readRedirectFile(text: string, known: readonly Redirect[], given?: Separator): RedirectFile {
  const table = readTable(text, given);
  return readRedirectTable(mapTable(table, REDIRECT_FORM), known, table.brokenAt);
}

/** A table whose columns are known. `brokenAt`: the line of a quotation mark that nothing closes. */
export function readRedirectTable(
  table: MappedTable,
  known: readonly Redirect[],
  brokenAt: number | null = null,
): RedirectFile {
  const { rows, separator } = table;
  const lines = new Map<Redirect, number>();
  const problems: RedirectProblem[] = [];
  for (const row of rows) {
    const found = readRow((field) => table.cell(row, field), [...lines.keys()]);
    if ('code' in found) problems.push({ ...found, line: row.line, ...columnOf(found.code, table) });
    else lines.set(found, row.line);
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

/** Columns named `From` and `To` (also `Redirect from`, `Old URL` and the like), else the first ones. */
export const REDIRECT_FORM: TableForm = {
  fields: [
    { field: 'from', isRequired: true, names: [/\b(?:from|source|origin|original|old|von|alt|alte)\b/] },
    { field: 'to', isRequired: true, names: [/\b(?:to|target|new|destination|nach|ziel|neu|neue)\b/] },
    { field: 'status', names: [/\b(?:status|code|type)\b/] },
  ],
  isValue: (cell) => /^\s*(?:\/|https?:)/.test(cell),
  byPlace: () => ['from', 'to', 'status'],
};

const WRONG_CELL: Readonly<Partial<Record<RedirectCode, string>>> = {
  ...{ redirectFromInvalid: 'from', redirectTwice: 'from', redirectToInvalid: 'to', redirectToItself: 'to' },
  redirectStatusUnknown: 'status',
};
/** What the columns of a table without titles are called. */
const OURS: Readonly<Record<string, string>> = { from: HEADER[0], to: HEADER[1], status: HEADER[2] };

function columnOf(code: RedirectCode, table: MappedTable): Pick<RedirectProblem, 'column'> {
  const field = WRONG_CELL[code];
  return field === undefined ? {} : { column: table.titleOf(field) || OURS[field]! };
}

function readRow(cell: (field: string) => string, known: readonly Redirect[]): Redirect | Problem<RedirectCode> {
  const status = cell('status');
  const isTemporary = isTemporaryStatus(status);
  if (isTemporary === null) return { code: 'redirectStatusUnknown', values: { value: status.slice(0, 20) } };
  const redirect = plainRedirect({ from: withSlash(cell('from')), to: withSlash(cell('to')), isTemporary });
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
