import { isProductType, PRODUCT_TYPES } from '@quoin/domain/catalog';
import { FIRST_ORDER_NUMBER, orderNumberText, orderStart, orderWords } from '@quoin/domain/orders';
import { NOTHING_ENTERED } from '../addresses/index.ts';
import { type CheckoutDeps, type LoadedCheckout, loadSampleCheckout } from '../checkout/index.ts';
import { accountOffer } from '../members/index.ts';
import {
  type OrderWork,
  orderView,
  purchaseOf,
  type StoredOrder,
  statusPath,
  type WholeOrder,
} from '../orders/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { READ_ONLY } from '../platform/database/database.ts';
import { contextOf } from '../platform/languages/siteInLanguage.ts';
import type { Site } from '../sites/index.ts';
import { afterSaleView } from './afterSaleView.ts';

type SampleDeps = Pick<CheckoutDeps, 'db' | 'keyFor' | 'giftCards' | 'memory' | 'payments' | 'now'>;

const TOKEN = 'sample';

interface SampleOrderPage {
  readonly title: string;
  readonly view: Readonly<Record<string, unknown>>;
}

/** A page of an order of a few products of the shop that nobody has bought; null where there is nothing to buy. */
export async function sampleOrderPage(
  deps: SampleDeps,
  site: Site,
  isConfirmation: boolean,
): Promise<SampleOrderPage | null> {
  const paidWith = (await deps.payments.methodsOf(site.id))[0]?.title ?? '';
  const load = async (trx: SiteTransaction) => {
    const loaded = await loadSampleCheckout(deps, trx, site, 'payment');
    if (loaded === null) return null;
    const found = sampleOrder(trx, site, loaded, paidWith);
    const after = { statusPath: statusPath(TOKEN), isConfirmation, downloads: [] };
    return { found, after: await afterSaleView(trx, site, workOf(found), after) };
  };
  const loaded = await deps.db.inSite(contextOf(site), load, READ_ONLY);
  if (loaded === null) return null;
  const { found, after } = loaded;
  const own = orderView(site, found, { statusUrl: statusPath(TOKEN), isConfirmation, now: deps.now() });
  const asking = { member: null, crumb: '', orderToken: TOKEN, entered: NOTHING_ENTERED };
  return {
    title: orderWords(site.language).page.number(orderNumberText(found.order.number)),
    view: {
      order: { ...own, subscriptionUrl: '', isDonation: false, after },
      offer: isConfirmation ? await accountOffer(deps, site, found.order, asking) : null,
    },
  };
}

function sampleOrder(trx: SiteTransaction, site: Site, loaded: LoadedCheckout, paidWith: string): WholeOrder {
  const { stored, goods, chosenOption } = loaded;
  const { lines, ...purchase } = purchaseOf(loaded, trx.newId);
  const state = orderStart(true);
  const order: StoredOrder = {
    ...{ ...purchase, id: trx.newId(), checkoutId: stored.id, cartId: stored.cartId, currency: site.currency },
    ...{ number: FIRST_ORDER_NUMBER, revision: 0, placedAt: trx.now(), isTest: false, language: site.language },
    ...{ email: stored.email ?? '', note: '', shippingAddress: stored.shippingAddress, billingAddress: null },
    deliveryDays: chosenOption === null ? null : { min: chosenOption.minDays, max: chosenOption.maxDays },
    ...{ paymentState: state.payment, fulfillmentStatus: state.fulfillment, withdrawalState: state.withdrawal },
  };
  const images = goods.lines.flatMap(({ entry: { image } }) => (image === null ? [] : [[image.id, image] as const]));
  return { order, lines: lines.map((line) => ({ ...line, sent: 0, canceled: 0 })), images: new Map(images), paidWith };
}

function workOf({ order, lines }: WholeOrder): OrderWork {
  const { paymentState: payment, fulfillmentStatus: fulfillment, withdrawalState: withdrawal } = order;
  return {
    ...{ order, state: { payment, fulfillment, withdrawal } },
    lines: lines.map((line) => ({
      ...{ ...line, lineId: line.id, ordered: line.quantity, restocked: 0, withdrawn: 0, exemption: null },
      productType: isProductType(line.productType) ? line.productType : PRODUCT_TYPES.physical,
      lineTotal: line.unitPrice * BigInt(line.quantity),
    })),
  };
}
