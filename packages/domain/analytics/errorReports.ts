import { withoutKeys } from './keyedPaths.ts';

/** What a page may report of its script errors (ERR-02). */
export const ERROR_REPORT_LIMITS = {
  /** Requests of one page. */
  sends: 20,
  /** Errors that wait together; the next ones are dropped. */
  queued: 10,
  /** Characters of a stack. */
  stack: 5000,
  /** Milliseconds of quiet before a request. */
  debounce: 1000,
} as const;

const LONGEST = { message: 500, source: 500, page: 300 } as const;

/** An uncaught error of a page's scripts, as reported. Texts are untrusted. Code that shows them escapes them. */
export interface ErrorReport {
  readonly message: string;
  readonly stack: string;
  /** Address of the script, without query. */
  readonly source: string;
  /** 0 where unknown. */
  readonly line: number;
  readonly column: number;
  /** Path of the page, without query and keys: they are about one visitor. */
  readonly page: string;
}

/** Only the beginning of a stack says where it comes from (ERR-02). */
export function trimStack(stack: string): string {
  return stack.slice(0, ERROR_REPORT_LIMITS.stack);
}

/**
 * Reports as they came over the wire → at most ten good ones, each cut to its limits (SC-65); null for what is no list.
 * What says nothing at all is left out.
 */
export function readErrorReports(body: unknown): readonly ErrorReport[] | null {
  if (!Array.isArray(body)) return null;
  return body
    .slice(0, ERROR_REPORT_LIMITS.queued)
    .map(readReport)
    .filter((report): report is ErrorReport => report !== null);
}

function readReport(value: unknown): ErrorReport | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Readonly<Record<string, unknown>>;
  const message = textOf(given.message, LONGEST.message).trim();
  if (message === '') return null;
  return {
    message,
    stack: trimStack(textOf(given.stack, ERROR_REPORT_LIMITS.stack)),
    source: withoutQuery(textOf(given.source, LONGEST.source)),
    line: placeOf(given.line),
    column: placeOf(given.column),
    page: pageOf(textOf(given.page, LONGEST.page)),
  };
}

/** PostgreSQL text holds no NUL. */
function textOf(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.slice(0, longest).replaceAll('\0', '') : '';
}

function placeOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value < 2 ** 31 ? value : 0;
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

function pageOf(text: string): string {
  return text.startsWith('/') ? withoutKeys(text) : '/';
}
