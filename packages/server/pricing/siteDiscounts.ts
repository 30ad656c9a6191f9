import type { AppDiscountExampleResponse, AppDiscountsResponse, WireDiscount } from '@quoin/contract/endpoints/store';
import {
  emptyQuestion,
  type PriceLine,
  pricingSentence,
  STANDARD_TAX_CLASS,
  validateDiscount,
} from '@quoin/domain/cart';
import { isProductType, PRODUCT_TYPES } from '@quoin/domain/catalog';
import { money } from '@quoin/domain/money';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { wireMoney } from '../platform/http/replies/wireMoney.ts';
import type { Site } from '../sites/index.ts';
import { estimatedPrice } from './loadPrice.ts';
import type { SettingsProblem } from './pricingSettings.ts';
import { discountIn, discountStatus, Unreadable, wireDiscount } from './pricingWire.ts';
import { type ExampleProduct, listExampleProducts } from './storage/discountChoices.ts';
import {
  deleteDiscount,
  findDiscount,
  findDiscountIdByCode,
  insertDiscount,
  listDiscounts,
  type StoredDiscount,
  saveDiscount,
} from './storage/discounts.ts';
import { loadPriceFacts } from './storage/priceFacts.ts';
import { listShippingMethods } from './storage/shippingMethods.ts';
import { listTaxRules } from './storage/taxRules.ts';
import { storePricing } from './storePricing.ts';
import { priceRows } from './totalRows.ts';

type DiscountDeps = Pick<Deps, 'db'>;
export type DiscountSaved =
  | { readonly ok: true; readonly discount: WireDiscount }
  | { readonly ok: false; readonly problems: readonly SettingsProblem[] };

class Refused extends Error {
  constructor(readonly problems: readonly SettingsProblem[]) {
    super(problems[0]?.code);
  }
}

export function loadDiscounts(deps: DiscountDeps, site: Site): Promise<AppDiscountsResponse> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => ({
    currency: site.currency,
    discounts: (await listDiscounts(trx, site.id)).map((discount) => ({
      ...wireDiscount(discount, site),
      status: discountStatus(discount, trx.now().getTime()),
    })),
  }));
}

/** A new one where the id is empty. */
export async function keepDiscount(
  deps: DiscountDeps,
  site: Site,
  actor: Actor,
  wire: WireDiscount,
): Promise<DiscountSaved> {
  try {
    const discount = await deps.db.inSite({ websiteId: site.id }, (trx) => keep(trx, site, actor, wire));
    return { ok: true, discount };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problems: error.problems };
    if (error instanceof Unreadable) return { ok: false, problems: [error.problem] };
    throw error;
  }
}

async function keep(trx: SiteTransaction, site: Site, actor: Actor, wire: WireDiscount): Promise<WireDiscount> {
  const kept = await keepIn(trx, site, actor, discountIn(wire, site));
  if (!kept.ok) throw new Refused(kept.problems);
  return wireDiscount((await findDiscount(trx, site.id, kept.id))!, site);
}

type DiscountKept =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly problems: readonly SettingsProblem[] };

/** Saves a discount, a new one where the id is empty, unless its revision is an older one. */
export async function keepIn(
  trx: SiteTransaction,
  site: Site,
  actor: Actor,
  wanted: StoredDiscount,
): Promise<DiscountKept> {
  const isNew = wanted.id === '';
  const refused = (...problems: readonly SettingsProblem[]) => ({ ok: false, problems }) as const;
  const discount: StoredDiscount = { ...wanted, id: isNew ? trx.newId() : wanted.id };
  const problems = validateDiscount(discount);
  if (problems.length > 0) return refused(...problems);
  const holder = discount.code === null ? null : await findDiscountIdByCode(trx, site.id, discount.code);
  if (holder !== null && holder !== discount.id) return refused({ code: 'couponCodeTaken', field: 'code' });
  if (isNew) await insertDiscount(trx, site.id, discount, site.currency);
  else if (!(await saveDiscount(trx, site.id, discount, site.currency))) return refused({ code: 'settingChanged' });
  await recordAudit(trx, {
    websiteId: site.id,
    actor,
    action: isNew ? 'discount.create' : 'discount.update',
    subjectId: discount.id,
    subjectTitle: discount.name,
    details: { code: discount.code, kind: discount.value.kind, value: wireDiscount(discount, site).value },
  });
  return { ok: true, id: discount.id };
}

/** False: it is gone already. */
export function removeDiscount(deps: DiscountDeps, site: Site, actor: Actor, id: string): Promise<boolean> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const discount = await findDiscount(trx, site.id, id);
    if (discount === null || !(await deleteDiscount(trx, site.id, id))) return false;
    const subject = { subjectId: id, subjectTitle: discount.name };
    await recordAudit(trx, { websiteId: site.id, actor, action: 'discount.delete', ...subject });
    return true;
  });
}

/** What a cart of this shop would pay with a discount that is just being typed: the same `price()` as everywhere. */
export async function discountExample(
  deps: DiscountDeps,
  site: Site,
  wire: WireDiscount,
): Promise<AppDiscountExampleResponse> {
  const discount = readable(wire, site);
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const products = await listExampleProducts(trx, site.id, wire);
    const facts = await loadPriceFacts(
      trx,
      site.id,
      products.map(({ id }) => id),
    );
    const lines = products.map((product, index) => exampleLine(product, site, index, facts.get(product.id)));
    const now = Math.max(trx.now().getTime(), discount?.startsAt ?? 0);
    // An example is not limited by what has been used.
    const tried = discount === null ? [] : [{ ...discount, code: 'EXAMPLE', timesUsed: 0, endsAt: null }];
    const answer = estimatedPrice({
      ...emptyQuestion(site.currency, storePricing(site), now),
      lines,
      taxRules: await listTaxRules(trx, site.id),
      shippingMethods: await listShippingMethods(trx, site.id, site.currency),
      discounts: tried,
      couponCodes: ['EXAMPLE'],
    });
    const [refused] = answer.invalidCoupons;
    return {
      lines: answer.lines.map((line, index) => ({
        title: products[index]?.title ?? '',
        quantity: line.quantity,
        total: wireMoney(line.subtotal),
      })),
      rows: priceRows(answer, 'estimated').map(({ isTotal: _, ...row }) => ({
        ...row,
        note: row.note === 'EXAMPLE' ? (discount?.code ?? discount?.name ?? '') : row.note,
      })),
      message:
        refused === undefined || discount === null ? '' : pricingSentence(refused.problem).replace('EXAMPLE', 'It'),
    };
  });
}

/** Null while what is typed makes no sound discount yet. */
function readable(wire: WireDiscount, site: Site): StoredDiscount | null {
  try {
    const discount = { ...discountIn(wire, site), name: wire.name.trim() || 'Discount' };
    return validateDiscount(discount).length === 0 ? discount : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function exampleLine(
  product: ExampleProduct,
  site: Site,
  index: number,
  facts: { readonly taxClass: string | null; readonly categoryPaths: readonly string[] } | undefined,
): PriceLine {
  const productType = isProductType(product.productType) ? product.productType : PRODUCT_TYPES.physical;
  return {
    id: String(index),
    productId: product.id,
    variantId: product.id,
    unitPrice: money(product.price, site.currency),
    quantity: index === 0 ? 2 : 1,
    productType,
    taxClass: facts?.taxClass ?? STANDARD_TAX_CLASS,
    collectionId: product.collectionId,
    categoryPaths: facts?.categoryPaths ?? [],
    weightGrams: 0,
    requiresShipping: productType === PRODUCT_TYPES.physical,
  };
}
