import type { ApiDiscount } from '@quoin/contract/commerceApi';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import type { ApiRequest } from '../../../platform/http/apiPipeline.ts';

const MOST = 1000;
const FEW = 50;
const KNOWN = {
  status: ['ALL', 'ACTIVE', 'EXPIRED', 'SCHEDULED'],
  criteria: ['ANY_ORDER', 'CART_TOTAL', 'PRODUCT'],
  template: ['FIXED_AMOUNT', 'PERCENTAGE'],
  trigger: ['AUTO', 'CODE'],
  sortBy: ['CREATED_ON', 'PROMO_CODE', 'USES_COUNT'],
  sortDirection: ['ASCENDING', 'DESCENDING'],
  limitedUseOnly: ['true', 'false'],
} as const;
/** These may name several. */
const LISTS: readonly string[] = ['criteria', 'template', 'trigger'];

interface DiscountPage {
  readonly rows: readonly ApiDiscount[];
  /** Where the next page begins; null: this is the last. */
  readonly nextUrl: string | null;
}

/** A shop has few discounts: they are filtered and sorted in memory. `every`: the newest first. */
export function pageOfDiscounts(
  { query, origin, path }: Pick<ApiRequest, 'query' | 'origin' | 'path'>,
  every: readonly ApiDiscount[],
): Outcome<DiscountPage, 'fieldInvalid'> {
  const text = (name: string) => queryText(query, name)?.trim() ?? '';
  const values = (name: string) => (LISTS.includes(name) ? text(name).split(',') : [text(name)]).filter(Boolean);
  const wrong = Object.entries(KNOWN).find(([name, known]) =>
    values(name).some((each) => !(known as readonly string[]).includes(each)),
  );
  const [offset, limit] = [Number(text('offset') || 0), Number(text('limit') || FEW)];
  const isOffset = Number.isSafeInteger(offset) && offset >= 0;
  const isLimit = Number.isSafeInteger(limit) && limit >= 1 && limit <= MOST;
  if (wrong !== undefined || !isOffset || !isLimit)
    return refuse('fieldInvalid', { values: { field: wrong?.[0] ?? (isOffset ? 'limit' : 'offset') } });
  const isAmong = (name: string, value: string) => values(name).length === 0 || values(name).includes(value);
  const found = every.filter(
    (each) =>
      (isAmong('status', each.status) || text('status') === 'ALL') &&
      isAmong('criteria', each.criteria.type) &&
      isAmong('template', each.template.type) &&
      isAmong('trigger', each.trigger.type) &&
      (text('limitedUseOnly') !== 'true' || each.isLimitedUses) &&
      `${each.name} ${codeOf(each)}`.toLowerCase().includes(text('search').toLowerCase()),
  );
  const rising = sorted(found, text('sortBy'));
  const rows = text('sortDirection') === 'ASCENDING' ? rising : rising.toReversed();
  const params = new URLSearchParams();
  for (const name of [...Object.keys(KNOWN), 'search']) if (text(name) !== '') params.set(name, text(name));
  params.set('offset', String(offset + limit));
  params.set('limit', String(limit));
  const nextUrl = offset + limit < rows.length ? `${origin}${path}?${params}` : null;
  return accept({ rows: rows.slice(offset, offset + limit), nextUrl });
}

function codeOf({ trigger }: ApiDiscount): string {
  return trigger.type === 'CODE' ? trigger.promoCode : '';
}

function sorted(newestFirst: readonly ApiDiscount[], by: string): readonly ApiDiscount[] {
  const rows = newestFirst.toReversed();
  if (by === 'PROMO_CODE') return rows.sort((one, two) => (codeOf(one) < codeOf(two) ? -1 : 1));
  return by === 'USES_COUNT' ? rows.sort((one, two) => one.usesCount - two.usesCount) : rows;
}
