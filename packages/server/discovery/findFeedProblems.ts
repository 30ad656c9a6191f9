import { type FeedCode, feedProblems } from '@quoin/domain/catalog';
import type { Problem } from '@quoin/domain/problem';
import type { Site } from '../sites/index.ts';
import { type FeedDeps, feedProducts } from './feedProducts.ts';

export interface TroubledProduct {
  readonly id: string;
  readonly title: string;
  readonly problems: readonly Problem<FeedCode>[];
}

export interface FeedReport {
  readonly products: number;
  readonly entries: number;
  readonly troubled: readonly TroubledProduct[];
  readonly troubledCount: number;
}

/** What those who read the feeds would leave out, and why; the first `most` products of them. */
export async function findFeedProblems(deps: FeedDeps, site: Site, most: number): Promise<FeedReport> {
  const taken = new Set<string>();
  const troubled: TroubledProduct[] = [];
  let [products, lines, troubledCount] = [0, 0, 0];
  for await (const { id, title, entries } of feedProducts(deps, site)) {
    const problems = feedProblems(entries, taken);
    products += 1;
    lines += entries.length;
    if (problems.length === 0) continue;
    troubledCount += 1;
    if (troubled.length < most) troubled.push({ id, title, problems });
  }
  return { products, entries: lines, troubled, troubledCount };
}
