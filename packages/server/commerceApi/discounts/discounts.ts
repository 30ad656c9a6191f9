import type { ApiCode, ApiDiscount, ApiDiscountChange } from '@quoin/contract/commerceApi';
import type { WireMoney } from '@quoin/contract/endpoints/site';
import { tidyCouponCode } from '@quoin/domain/cart';
import { isWithinWireRange, type Money, PPM, parseDecimalMoney } from '@quoin/domain/money';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { listProductTitles } from '../../catalog/index.ts';
import type { Deps } from '../../deps.ts';
import { READ_ONLY, type SiteTransaction } from '../../platform/database/database.ts';
import type { Program } from '../../platform/http/apiPipeline.ts';
import { findDiscount, keepIn, listDiscounts, removeDiscount, type StoredDiscount } from '../../pricing/index.ts';
import type { Site } from '../../sites/index.ts';
import { toApiDiscount } from './discountWire.ts';

type DiscountDeps = Pick<Deps, 'db'>;

/** The discounts that this interface can name, the newest first. */
export function loadDiscounts({ db }: DiscountDeps, { site }: Program): Promise<readonly ApiDiscount[]> {
  const work = async (trx: SiteTransaction) => wiresOf(trx, site, await listDiscounts(trx, site.id));
  return db.inSite({ websiteId: site.id }, work, READ_ONLY);
}

export function loadDiscount(
  { db }: DiscountDeps,
  { site }: Program,
  id: string,
): Promise<Outcome<ApiDiscount, ApiCode>> {
  return db.inSite({ websiteId: site.id }, (trx) => wireIn(trx, site, id), READ_ONLY);
}

async function wireIn(trx: SiteTransaction, site: Site, id: string): Promise<Outcome<ApiDiscount, ApiCode>> {
  const found = await findDiscount(trx, site.id, id);
  const [wire] = found === null ? [] : await wiresOf(trx, site, [found]);
  return wire === undefined ? refuse('discountUnknown', { values: { discountId: id } }) : accept(wire);
}

async function wiresOf(
  trx: SiteTransaction,
  site: Site,
  stored: readonly StoredDiscount[],
): Promise<readonly ApiDiscount[]> {
  const ids = stored.flatMap(({ scope }) => (scope.kind === 'products' ? scope.productIds : []));
  const titles = new Map((await listProductTitles(trx, site.id, ids)).map(({ id, title }) => [id, title]));
  const now = trx.now().getTime();
  return stored.flatMap((discount) => toApiDiscount(discount, titles, now) ?? []);
}

/** What a new one has that only the app knows of. */
const NEW = {
  ...{ id: '', items: 'all', combinesWith: [], isEnabled: true, revision: 1, timesUsed: 0 },
} as const satisfies Partial<StoredDiscount>;

/** A new one, or the one of that id replaced. What only the app knows of it stays. */
export function saveDiscount(
  { db }: DiscountDeps,
  { site, actor }: Program,
  id: string | null,
  wanted: ApiDiscountChange,
): Promise<Outcome<ApiDiscount, ApiCode>> {
  return db.inSite({ websiteId: site.id }, async (trx): Promise<Outcome<ApiDiscount, ApiCode>> => {
    const known = id === null ? null : await wireIn(trx, site, id);
    if (known !== null && !known.ok) return known;
    const held = id === null ? NEW : (await findDiscount(trx, site.id, id))!;
    const parts = partsOf(site, wanted);
    if (!parts.ok) return parts;
    const productId = wanted.criteria.type === 'PRODUCT' ? wanted.criteria.productId : null;
    if (productId !== null && (await listProductTitles(trx, site.id, [productId])).length === 0)
      return refuse('productUnknown', { values: { productId } });
    const kept = await keepIn(trx, site, actor, { ...held, ...parts.value });
    if (kept.ok) return wireIn(trx, site, kept.id);
    const { code, field = '' } = kept.problems[0]!;
    if (code === 'couponCodeTaken') return refuse('codeTaken');
    return refuse('fieldInvalid', { values: { field: FIELDS[field] ?? field } });
  });
}

/** Fields of the app, as programs call them. */
const FIELDS: Readonly<Record<string, string>> = { value: 'template', code: 'trigger.promoCode', endsOn: 'validTo' };

export async function deleteDiscount(
  deps: DiscountDeps,
  { site, actor }: Program,
  id: string,
): Promise<Outcome<null, ApiCode>> {
  const isGone = await removeDiscount(deps, site, actor, id);
  return isGone ? accept(null) : refuse('discountUnknown', { values: { discountId: id } });
}

function partsOf(site: Site, wanted: ApiDiscountChange): Outcome<Omit<StoredDiscount, keyof typeof NEW>, ApiCode> {
  const { criteria, template, trigger, validFrom, validTo } = wanted;
  const off = template.type === 'FIXED_AMOUNT' ? template.discountAmount : null;
  const least = criteria.type === 'CART_TOTAL' ? criteria.minimumCartTotal : null;
  const amount = amountOf(site, off, 'template.discountAmount');
  const minimum = amountOf(site, least, 'criteria.minimumCartTotal');
  if (!amount.ok) return amount;
  if (!minimum.ok) return minimum;
  return accept({
    name: wanted.name.trim(),
    code: trigger.type === 'CODE' ? tidyCouponCode(trigger.promoCode) : null,
    value:
      template.type === 'PERCENTAGE'
        ? { kind: 'percent', ppm: Math.round((template.percentage * Number(PPM)) / 100) }
        : { kind: 'amount', amount: amount.value! },
    scope: criteria.type === 'PRODUCT' ? { kind: 'products', productIds: [criteria.productId] } : { kind: 'order' },
    minimumSubtotal: minimum.value,
    ...{ startsAt: validFrom.getTime(), endsAt: validTo?.getTime() ?? null },
    ...{ totalLimit: wanted.maxUsesAllowed, perCustomerLimit: wanted.isOncePerCustomer ? 1 : null },
  });
}

function amountOf(site: Site, given: WireMoney | null, field: string): Outcome<Money | null, ApiCode> {
  if (given === null) return accept(null);
  if (given.currency !== site.currency) return refuse('currencyWrong');
  const parsed = parseDecimalMoney(given.value, site.currency);
  const isSound = parsed.ok && parsed.value.minor > 0n && isWithinWireRange(parsed.value);
  return isSound ? accept(parsed.value) : refuse('fieldInvalid', { values: { field } });
}
