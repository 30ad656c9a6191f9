import type { DecimalMark } from './tableAmounts.ts';
import type { DateOrder } from './tableDates.ts';

/** What parts the cells of a line, in the order in which they are tried. */
export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

export interface TableRecord {
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly separator: Separator;
  /** Without those whose cells are all empty. */
  readonly records: readonly TableRecord[];
  /** The line of a quotation mark that nothing closes: the rest cannot be read. */
  readonly brokenAt: number | null;
  /** Cells that go on behind their closing quote: of the wrong separator there are some. */
  readonly odd: number;
}

/** What Excel writes into the first line, and other programs in quotes. */
const SAID = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;

/**
 * A table as text (RFC 4180, and what table programs make of it): cells in quotes hold line breaks, separators and doubled
 * quotes; a quote within a cell that began without one is a letter like any other. The separator is guessed of the whole text.
 */
export function readTable(text: string, separator: Separator = guessSeparator(text)): Table {
  const source = text.replace(/^\ufeff/, '').replace(SAID, '');
  const records: TableRecord[] = [];
  let odd = 0;
  let [at, line] = [0, source === text.replace(/^\ufeff/, '') ? 1 : 2];
  while (at < source.length) {
    const { cells, end, breaks, isOpen, ...read } = readRecord(source, at, separator);
    odd += read.odd;
    if (isOpen) return { separator, records, brokenAt: line, odd };
    if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells });
    line += breaks;
    at = end;
  }
  return { separator, records, brokenAt: null, odd };
}

interface ReadRecord {
  readonly cells: readonly string[];
  readonly end: number;
  readonly breaks: number;
  readonly isOpen: boolean;
  readonly odd: number;
}

function readRecord(source: string, start: number, separator: Separator): ReadRecord {
  const cells: string[] = [];
  let [at, breaks, odd] = [start, 0, 0];
  for (;;) {
    const quoted = /^[ \t]*"/.exec(source.slice(at, at + 20));
    let text = '';
    if (quoted !== null && !quoted[0].slice(0, -1).includes(separator)) {
      const closed = endOfQuote(source, at + quoted[0].length);
      if (closed === null) return { cells, end: source.length, breaks, isOpen: true, odd };
      text = source.slice(at + quoted[0].length, closed).replaceAll('""', '"');
      breaks += text.split(/\r\n|\n|\r/).length - 1;
      at = closed + 1;
    }
    const rest = at;
    while (at < source.length && source[at] !== separator && source[at] !== '\n' && source[at] !== '\r') at += 1;
    const behind = source.slice(rest, at);
    if (text !== '' && behind.trim() !== '') odd += 1;
    cells.push(text === '' ? behind : text + behind.trimEnd());
    if (source[at] === separator) {
      at += 1;
      continue;
    }
    const end = source.startsWith('\r\n', at) ? at + 2 : at + 1;
    return { cells, end, breaks: breaks + 1, isOpen: false, odd };
  }
}

/** Where the quote closes: at one that is not doubled. */
function endOfQuote(source: string, from: number): number | null {
  for (let at = source.indexOf('"', from); at >= 0; at = source.indexOf('"', at + 1)) {
    if (source[at + 1] !== '"') return at;
    at += 1;
  }
  return null;
}

const LOOKED_AT = 200_000;

/** The separator that parts most lines into the same number of cells, as many as can be. */
export function guessSeparator(text: string): Separator {
  const said = SAID.exec(text.replace(/^\ufeff/, ''))?.[1];
  const named = SEPARATORS.find((separator) => separator === said);
  if (named !== undefined) return named;
  const beginning = text.slice(0, LOOKED_AT);
  const scores = SEPARATORS.map((separator) => ({ separator, score: scoreOf(beginning, separator) }));
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).separator;
}

function scoreOf(text: string, separator: Separator): number {
  const counts = new Map<number, number>();
  const { records, odd } = readTable(text, separator);
  if (odd > 0) return 0;
  for (const { cells } of records.slice(0, 200)) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  let best = 0;
  for (const [cells, lines] of counts)
    if (cells > 1) best = Math.max(best, (lines / Math.min(records.length, 200)) * Math.log2(cells));
  return best;
}

/** How a table is read. */
export interface TableReading {
  readonly separator: Separator;
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
}

/** Questions that a table leaves open. Without amounts, the user is not asked how amounts are written. */
export interface TableAsks {
  readonly decimalMark: boolean;
  readonly dateOrder: boolean;
  /** Nothing in the file shows the order of its dates. */
  readonly isDateOrderOpen: boolean;
}

/** What is wrong with a cell, behind the title of its column where that is known. */
export function cellSentence(column: string | undefined, sentence: string): string {
  return column === undefined ? sentence : `${column}: ${sentence}`;
}
