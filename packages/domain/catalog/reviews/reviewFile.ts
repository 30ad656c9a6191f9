import { dateOrderOf, guessDateOrder, plainDate, readTable, typedCode, withoutTags } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import { toUrlId } from '@quoin/domain/site';
import { unguardCell } from '../productFiles/cellGuard.ts';
import { isStars, REVIEW_LIMITS, type ReviewState, tidyReview } from './review.ts';

/** Rows of one file. */
export const REVIEW_FILE_LIMIT = 10_000;

export type ReviewFileCode =
  | 'reviewColumnMissing'
  | 'reviewHandleMissing'
  | 'reviewHandleUnknown'
  | 'reviewRatingWrong'
  | 'reviewTextTooLong';

export interface ReviewFileProblem extends Problem<ReviewFileCode> {
  /** From 1. */
  readonly line: number;
}

/** A review as another program wrote it down. */
export interface FileReview {
  readonly line: number;
  /** What the product is called in addresses. */
  readonly handle: string;
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly name: string;
  readonly email: string;
  /** `2026-11-29`, perhaps with a time behind it; '' where the file has none. */
  readonly writtenOn: string;
  /** Of the shop. */
  readonly answer: string;
  readonly state: ReviewState;
  readonly isVerified: boolean;
}

export interface ReviewFile {
  readonly reviews: readonly FileReview[];
  readonly problems: readonly ReviewFileProblem[];
  /** The line of a quotation mark that nothing closes. */
  readonly brokenAt: number | null;
  /** Rows below the header. */
  readonly rows: number;
}

/** Titles of columns as Judge.me, Shopify, Loox, Yotpo and WooCommerce write them, in any order. */
const COLUMNS = {
  handle: /^(?:product[ _]?)?(?:handle|slug|url(?:[ _]?id)?)$/i,
  stars: /^(?:rating|stars|(?:review[ _])?score)$/i,
  title: /^(?:(?:review[ _])?title|headline)$/i,
  body: /^(?:body|text|content|comment(?:[ _]content)?|review(?:[ _](?:body|content|text))?)$/i,
  name: /^(?:(?:reviewer|customer|display)[ _]name|name|author|nickname|comment[ _]author)$/i,
  email: /^(?:(?:reviewer|customer|author|comment[ _]author)[ _])?e-?mail$/i,
  date: /^(?:(?:review|comment|creation)[ _](?:creation[ _])?date|date|created[ _]at|submitted[ _]at)$/i,
  answer: /^(?:reply|answer|reply[ _](?:body|content))$/i,
  state: /^(?:state|status|curated|published)$/i,
  verified: /^(?:is[ _])?verified(?:[ _](?:purchase|buyer))?$/i,
} as const;
type ColumnName = keyof typeof COLUMNS;

const HIDDEN = /^(?:hidden|unpublished|spam|rejected|trash|false|no|0)$/i;
const WAITING = /^(?:pending|not[ _-]?yet|hold|unapproved)$/i;
const YES = /^(?:true|yes|1|verified|x|buyer|verified[ _]buyer)$/i;

/** The name of a person whom the file does not name. */
const NAMELESS = '–';

/** Reads a table of reviews. A row with a fault is left out and listed. `language`: of the site, for dates that could be read in two orders. */
export function readReviewFile(text: string, language: string): ReviewFile {
  const { records, brokenAt } = readTable(text);
  const [head, ...rest] = records;
  const header = (head?.cells ?? []).map((cell) => unguardCell(cell).trim());
  const places = placesOf(header);
  const missing = (['handle', 'stars'] as const).find((name) => places[name] < 0);
  if (missing !== undefined || brokenAt !== null) {
    const values = { column: missing === 'stars' ? 'rating' : 'product_handle' };
    const problems = brokenAt === null ? [{ line: 1, code: 'reviewColumnMissing', values } as const] : [];
    return { reviews: [], problems, brokenAt, rows: rest.length };
  }
  const cellOf = (cells: readonly string[], name: ColumnName) =>
    unguardCell((cells[places[name]] ?? '').trim()).replaceAll('\0', '');
  const order = guessDateOrder(
    rest.map(({ cells }) => cellOf(cells, 'date')),
    dateOrderOf(language),
  ).order;
  const reviews: FileReview[] = [];
  const problems: ReviewFileProblem[] = [];
  for (const { line, cells } of rest) {
    const review = toReview(
      line,
      (name) => cellOf(cells, name),
      (date) => plainDate(date, order) ?? '',
    );
    const problem = problemOf(review);
    if (problem === null) reviews.push(review);
    else problems.push({ line, ...problem });
  }
  return { reviews, problems, brokenAt, rows: rest.length };
}

function placesOf(header: readonly string[]): Readonly<Record<ColumnName, number>> {
  const entries = Object.entries(COLUMNS).map(([name, title]) => [name, header.findIndex((cell) => title.test(cell))]);
  return Object.fromEntries(entries) as Record<ColumnName, number>;
}

function toReview(line: number, cell: (name: ColumnName) => string, dateOf: (text: string) => string): FileReview {
  const written = tidyReview({
    stars: Number(typedCode(cell('stars')) || Number.NaN),
    title: withoutTags(cell('title')),
    body: withoutTags(cell('body').replace(/<(?:br|\/p)\s*\/?>/gi, '\n')),
    name: cell('name').slice(0, REVIEW_LIMITS.name),
  });
  const state = cell('state');
  return {
    ...{ line, handle: handleOf(cell('handle')), stars: written.stars ?? 0, title: written.title, body: written.body },
    ...{
      name: written.name || NAMELESS,
      email: typedCode(cell('email')).slice(0, 256),
      writtenOn: dateOf(cell('date')),
    },
    answer: tidyReview({ ...written, body: withoutTags(cell('answer')) }).body,
    state: HIDDEN.test(state) ? 'hidden' : WAITING.test(state) ? 'pending' : 'published',
    isVerified: YES.test(cell('verified')),
  };
}

/** Of an address the last part: `https://shop.example/products/dunes?x` is `dunes`. */
function handleOf(text: string): string {
  const path = text.replace(/[?#].*$/, '').replace(/(?<!\/)\/+$/, '');
  return path.slice(path.lastIndexOf('/') + 1);
}

function problemOf({ handle, stars, title, body, answer }: FileReview): Problem<ReviewFileCode> | null {
  if (handle === '') return { code: 'reviewHandleMissing' };
  if (!isStars(stars)) return { code: 'reviewRatingWrong' };
  const { title: titleMax, body: bodyMax, answer: answerMax } = REVIEW_LIMITS;
  const isTooLong = title.length > titleMax || body.length > bodyMax || answer.length > answerMax;
  return isTooLong ? { code: 'reviewTextTooLong' } : null;
}

/** The product a row means: by its address, however it was written. */
export function findByHandle<Product>(
  products: ReadonlyMap<string, Product>,
  { handle }: Pick<FileReview, 'handle'>,
): Product | undefined {
  return products.get(handle) ?? products.get(toUrlId(handle));
}
