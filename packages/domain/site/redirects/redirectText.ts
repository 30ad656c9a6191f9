import type { Problem } from '@quoin/domain/problem';
import { redirectCircles } from './followRedirects.ts';
import { checkRedirect, plainRedirect, type Redirect } from './redirects.ts';
import type { RedirectCode } from './wording.ts';

/** A line of a list that cannot be kept, counted from 1. */
export interface RedirectProblem extends Problem<RedirectCode> {
  readonly line: number;
  /** The title of its column, where it is one cell of a table. */
  readonly column?: string;
}

/** Reads `/old -> /new`, one to a line, with ` 302` behind it for one that is not for ever. Empty lines and `#` notes are passed. */
export function parseRedirects(text: string): {
  readonly redirects: readonly Redirect[];
  readonly problems: readonly RedirectProblem[];
} {
  const lines = new Map<Redirect, number>();
  const problems: RedirectProblem[] = [];
  for (const [index, whole] of text.split(/\r?\n/).entries()) {
    const written = whole.trim();
    if (written === '' || written.startsWith('#')) continue;
    const read = readLine(written, [...lines.keys()]);
    if ('code' in read) problems.push({ ...read, line: index + 1 });
    else lines.set(read, index + 1);
  }
  const redirects = [...lines.keys()];
  return { redirects, problems: [...problems, ...circleProblems(redirects, (each) => lines.get(each)!)] };
}

/** Redirects that lead in a circle, each where it is closed. */
export function circleProblems(
  redirects: readonly Redirect[],
  lineOf: (redirect: Redirect) => number,
): readonly RedirectProblem[] {
  return redirectCircles(redirects).map(({ redirect, chain }) => ({
    code: 'redirectCircle',
    line: lineOf(redirect),
    values: { value: chain.slice(0, 300) },
  }));
}

/** Separator of the two addresses of a line: an arrow, or from spreadsheets a comma, a semicolon or a tab. */
const BETWEEN = /->|=>|[→,;\s]/;
const STATUS = /[\s,;](30[12])!?$/;

/** `/old -> /new 302` in its parts; empty ones where there is no second address. */
function partsOf(written: string): { readonly from: string; readonly to: string; readonly status: string } {
  const at = written.search(BETWEEN);
  if (at < 1) return { from: '', to: '', status: '' };
  const rest = written.slice(at).replace(/^[-=>→,;\s]+/, '');
  const [end = '', status = ''] = STATUS.exec(rest) ?? [];
  const to = status === '' ? rest : rest.slice(0, -end.length).replace(/(?<![\s,;])[\s,;]+$/, '');
  return { from: written.slice(0, at), to, status };
}

/** A line of Apache's configuration: `Redirect 301 /old /new`, `RedirectPermanent /old /new`. */
function ofServer(written: string): string {
  const [, kind = '', rest] =
    /^Redirect(Permanent|Temp|\s+permanent|\s+temp|\s+30[12])?\s+(\/.*)$/i.exec(written) ?? [];
  if (rest === undefined) return written;
  return /^(?:|\s*temp|\s*302)$/i.test(kind) ? `${rest} 302` : rest;
}

function readLine(written: string, known: readonly Redirect[]): Redirect | Problem<RedirectCode> {
  const { from, to, status } = partsOf(ofServer(written));
  if (from === '') return { code: 'redirectUnreadable', values: { value: written.slice(0, 100) } };
  const redirect = plainRedirect({ from, to, isTemporary: status === '302' });
  return checkRedirect(redirect, known) ?? redirect;
}

/** The same redirects as text, to be read by `parseRedirects`. */
export function redirectsText(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to, isTemporary }) => `${escaped(from)} -> ${to}${isTemporary ? ' 302' : ''}`)
    .join('\n');
}

/** What would end the address in a line of text is written with percent signs. */
function escaped(path: string): string {
  return path.replace(/[-=]>|[→,;\s]/g, (sign) => [...sign].map((each) => percent(each)).join(''));
}

function percent(letter: string): string {
  const encoded = encodeURIComponent(letter);
  return encoded === letter ? `%${letter.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}
