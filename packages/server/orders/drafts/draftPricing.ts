import { type CartPrice, emptyQuestion, price, STANDARD_TAX_CLASS } from '@quoin/domain/cart';
import { isProductType, PRODUCT_TYPES } from '@quoin/domain/catalog';
import { money } from '@quoin/domain/money';
import type { AddressCode, ContactCode, DraftCode } from '@quoin/domain/orders';
import { recordAudit } from '../../audit/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { listTaxRules, loadPriceFacts, storePricing } from '../../pricing/index.ts';
import type { Site } from '../../sites/index.ts';
import { auditActor, type OrderStaff } from '../orderStaff.ts';
import { partPrice } from '../placing/purchase.ts';
import type { StoredDraft } from '../storage/drafts.ts';
import type { OrderLine } from '../storage/orderRecord.ts';

/** A draft with what it comes to now. */
export interface PricedDraft {
  readonly draft: StoredDraft;
  readonly price: CartPrice;
}

export type DraftRefusal =
  | DraftCode
  | ContactCode
  | AddressCode
  | 'draftUnknown'
  | 'orderChanged'
  | 'notAllowed'
  | 'draftBeingPaid'
  | 'outOfStock';

const BY_HAND = 'draft';

/** The same price() as everywhere: the shop's own prices and way of sending, its taxes on top. */
export async function pricedDraft(trx: SiteTransaction, site: Site, draft: StoredDraft): Promise<PricedDraft> {
  const { currency, lines, shippingAddress, shipping, shippingName } = draft;
  const store = storePricing(site);
  const productIds = lines.flatMap(({ productId }) => (productId === null ? [] : [productId]));
  const facts = await loadPriceFacts(trx, site.id, productIds);
  const isSent = lines.some(({ productType }) => productType === PRODUCT_TYPES.physical);
  const asked = price({
    ...emptyQuestion(currency, store, trx.now().getTime()),
    taxRules: await listTaxRules(trx, site.id),
    lines: lines.map((line) => ({
      id: line.id,
      productId: line.productId ?? line.id,
      variantId: line.variantId ?? line.id,
      unitPrice: line.unitPrice,
      quantity: Math.max(1, line.quantity),
      productType: isProductType(line.productType) ? line.productType : PRODUCT_TYPES.physical,
      taxClass: facts.get(line.productId ?? '')?.taxClass ?? STANDARD_TAX_CLASS,
      collectionId: '',
      categoryPaths: facts.get(line.productId ?? '')?.categoryPaths ?? [],
      weightGrams: 0,
      requiresShipping: line.productType === PRODUCT_TYPES.physical,
    })),
    shippingMethods: isSent
      ? [
          {
            id: BY_HAND,
            name: shippingName || 'Shipping',
            description: '',
            places: [],
            rate: { kind: 'flat', price: money(shipping, currency) },
            freeFrom: null,
            minDays: 3,
            maxDays: 7,
          },
        ]
      : [],
    chosenShippingId: isSent ? BY_HAND : null,
    destination: shippingAddress,
  });
  return { draft, price: asked };
}

/** A draft's lines as an order keeps them. */
export function draftOrderLines({ draft, price: { lines } }: PricedDraft, newId: () => string): readonly OrderLine[] {
  const priced = new Map(lines.map((line) => [line.id, line]));
  return draft.lines.map((line): OrderLine => {
    const own = priced.get(line.id)!;
    return {
      id: newId(),
      // Nobody's product: an id that no product has.
      productId: line.productId ?? line.id,
      variantId: line.variantId ?? line.id,
      sku: line.sku,
      title: line.title,
      variantDescription: line.description,
      productType: line.productType,
      quantity: line.quantity,
      unitPrice: own.unitPrice.minor,
      imageId: null,
      attributes: {},
      additionalFields: null,
      ...partPrice(own),
    };
  });
}

/** The line in the audit log. */
export async function noteDraft(
  trx: SiteTransaction,
  site: Site,
  staff: OrderStaff,
  { id, number }: StoredDraft,
  action: `draft.${string}`,
): Promise<void> {
  await recordAudit(trx, {
    websiteId: site.id,
    actor: auditActor(staff),
    action,
    subjectId: id,
    subjectTitle: `D${number}`,
  });
}
