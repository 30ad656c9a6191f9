import { createHmac, randomBytes } from 'node:crypto';
import { money } from '@quoin/domain/money';
import { pino } from 'pino';
import type { CartDeps } from '../../cart/cartDeps.ts';
import { addEntry, type WantedEntry } from '../../cart/lines/addEntry.ts';
import { createGuessLimits } from '../../giftCards/guessLimits.ts';
import { createGiftCards } from '../../giftCards/siteGiftCards.ts';
import { abandonPayment } from '../../orders/placing/abandonPayment.ts';
import { createDeclineLimits } from '../../orders/placing/declineLimits.ts';
import type { PayResult } from '../../orders/placing/takePayment.ts';
import { createSitePayments } from '../../payments/sitePayments.ts';
import { openDatabase, type SiteDatabase } from '../../platform/database/database.ts';
import { newId, secureRoll } from '../../platform/database/ids.ts';
import type { AroundQuery } from '../../platform/database/pool.ts';
import { createManualProvider } from '../../platform/gateways/payment/manualProvider.ts';
import type { PaymentGateway } from '../../platform/gateways/payment/paymentGateway.ts';
import type { PayPalApi } from '../../platform/gateways/payment/paypal/paypalSettings.ts';
import type { StripeApi } from '../../platform/gateways/payment/stripe/stripeSettings.ts';
import { createTestProvider, type TestBank } from '../../platform/gateways/payment/testProvider.ts';
import { createPriceMemory } from '../../pricing/priceMemory.ts';
import { insertShippingMethods } from '../../pricing/storage/shippingMethods.ts';
import { loadSiteById, type Site } from '../../sites/storage/sites.ts';
import { followFailure, followOrder } from '../../subscriptions/followOrder.ts';
import {
  addTestSite,
  createTestDatabase,
  SILENT,
  type TestDatabase,
  type TestDatabaseOptions,
  TIMEOUT_FACTOR,
} from '../../testing/database.ts';
import { chooseShipping, saveContactAndAddress } from '../changeCheckout.ts';
import type { CheckoutDeps, CheckoutVisitor } from '../checkoutDeps.ts';
import { createConcurrencyLimit, MAX_CONCURRENT_PAYMENTS } from '../concurrencyLimit.ts';
import { type LoadedCheckout, loadCheckout } from '../loadCheckout.ts';
import { pay } from '../payCheckout.ts';

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  asksBank: '4000 0027 6000 3184',
} as const;

export const ADDRESS = {
  fullName: 'Ada Kern',
  line1: 'Am Deich 4',
  line2: '',
  city: 'Bremen',
  region: '',
  postalCode: '28199',
  countryCode: 'DE',
  phone: '',
};

export interface SaleShop {
  readonly test: TestDatabase;
  /** What all keys of this installation come from. */
  readonly key: Uint8Array;
  readonly db: SiteDatabase;
  readonly sale: { readonly cart: CartDeps; readonly checkout: CheckoutDeps };
  readonly gateway: PaymentGateway;
  readonly bank: TestBank;
  readonly site: Site;
  /** Adds a product; returns its id. */
  addProduct(product: TestProduct): Promise<string>;
  newBuyer(): CheckoutVisitor;
  add(buyer: CheckoutVisitor, wanted: Partial<WantedEntry> & { readonly itemId: string }): ReturnType<typeof addEntry>;
  /** One thing in the cart and everything entered, up to the pay button. */
  readyToPay(buyer: CheckoutVisitor, itemId: string, quantity?: number): Promise<LoadedCheckout>;
  checkoutOf(buyer: CheckoutVisitor): Promise<LoadedCheckout>;
  pay(buyer: CheckoutVisitor, loaded: LoadedCheckout, card?: string): Promise<PayResult>;
  stockOf(itemId: string): Promise<{ on_hand: number; reserved: number }>;
  count(table: string): Promise<number>;
  close(): Promise<void>;
}

export interface TestProduct {
  readonly title: string;
  readonly type?: number;
  readonly price?: bigint;
  readonly stock?: number | 'unlimited';
  readonly sku?: string;
  readonly sizes?: readonly string[];
  readonly isSubscribable?: boolean;
  readonly websiteId?: string;
}

export interface SaleShopOptions {
  readonly maxConnections?: number;
  /** Called for each statement. */
  readonly aroundQuery?: AroundQuery;
  /** Wraps the database that operations see, to let them fail. */
  readonly around?: (db: SiteDatabase) => SiteDatabase;
  /** What `around` does happens to the records of providers as well. */
  readonly breaksLedger?: boolean;
  readonly now?: () => number;
  /** Where a stand-in for Stripe listens. */
  readonly stripeApi?: StripeApi;
  /** Where a stand-in for PayPal listens. */
  readonly payPalApi?: PayPalApi;
  /** Wraps the built-in providers, to let them misbehave. */
  readonly aroundGateway?: (gateway: PaymentGateway) => PaymentGateway;
  /** Another node of that shop instead of a new one: the same database and keys, its own connections and memory. */
  readonly besides?: SaleShop;
}

const id = () => newId(Date.now(), secureRoll);

/** A shop that sends to Germany (4.90) and anywhere else (14.90), with what the server's commerce.ts builds. */
export async function openSaleShop(options: SaleShopOptions = {}): Promise<SaleShop> {
  const { besides, maxConnections = 20, aroundQuery } = options;
  const open = { maxConnections, ...(aroundQuery === undefined ? {} : { around: aroundQuery }) };
  const test = besides ? connectAgain(besides.test, open) : await createTestDatabase({ open });
  const db = options.around?.(test.db) ?? test.db;
  const websiteId = besides?.site.id ?? (await addTestSite(test.db, `shop-${id().slice(-6)}`, 'EUR'));
  const shopId = besides ? '' : await addStorePage(test.db, websiteId);
  if (!besides) await addShippingMethods(test.db, websiteId);
  const key = besides?.key ?? randomBytes(32);
  const { gateway, bank } = createTestProvider({ db: test.db, randomBytes });
  const shared = {
    db,
    now: options.now ?? Date.now,
    newId: id,
    randomBytes,
    keyFor: (purpose: string) => createHmac('sha256', key).update(purpose).digest(),
  };
  const log = pino({ level: 'silent' });
  const payments = createSitePayments({
    ...shared,
    db: options.breaksLedger === true ? db : test.db,
    log,
    test: options.aroundGateway?.(gateway) ?? gateway,
    manual: aroundManual(createManualProvider({ db: test.db }), options.aroundGateway),
    ...(options.stripeApi === undefined ? {} : { stripeApi: options.stripeApi }),
    ...(options.payPalApi === undefined ? {} : { payPalApi: options.payPalApi }),
  });
  const giftCards = createGiftCards(shared);
  const memory = createPriceMemory({ maxBytes: 8_000_000, now: shared.now });
  const checkout: CheckoutDeps = {
    ...shared,
    giftCards,
    memory,
    subscriptions: { followOrder, followFailure },
    payments,
    log,
    config: { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' },
    declines: createDeclineLimits(),
    concurrencyLimit: createConcurrencyLimit(MAX_CONCURRENT_PAYMENTS),
    invalidate: () => undefined,
  };
  const cart: CartDeps = {
    ...shared,
    giftCards,
    memory,
    // No visitor waits here, unless a test sets its own limits.
    guesses: createGuessLimits(1000),
    abandonPayment: async (of, cartId) => void (await abandonPayment(checkout, of, cartId)),
  };
  const sale = { cart, checkout };
  const site = (await test.db.acrossSites((trx) => loadSiteById(trx, websiteId)))!;
  const newBuyer = (): CheckoutVisitor => ({
    site,
    token: randomBytes(16).toString('base64url'),
    countryCode: null,
    ip: randomBytes(4).join('.'),
    origin: 'http://shop.localhost:3000',
  });
  const shop: SaleShop = {
    test,
    key,
    db,
    sale,
    gateway,
    bank,
    site,
    newBuyer,
    addProduct: (product) =>
      besides ? besides.addProduct(product) : addProduct(test.db, product.websiteId ?? websiteId, shopId, product),
    add: (buyer, wanted) =>
      addEntry(sale.cart, buyer, { sku: '', choice: {}, quantity: 1, additionalFields: '{}', ...wanted }),
    async readyToPay(buyer, itemId, quantity = 1) {
      const added = await shop.add(buyer, { itemId, quantity });
      if (!added.ok) throw new Error(`Not added: ${added.problem.code}`);
      await saveContactAndAddress(sale.checkout, buyer, {
        email: 'ada@example.com',
        address: ADDRESS,
        answers: {},
      });
      const loaded = await shop.checkoutOf(buyer);
      const [option] = loaded.options;
      if (option !== undefined) await chooseShipping(sale.checkout, buyer, option.id);
      return shop.checkoutOf(buyer);
    },
    async checkoutOf(buyer) {
      await loadCheckout(sale.checkout, buyer);
      const found = await loadCheckout(sale.checkout, buyer);
      if (found.kind !== 'open') throw new Error(`No checkout: ${found.kind}`);
      return found.loaded;
    },
    pay: (buyer, loaded, card = CARDS.good) =>
      pay(sale.checkout, buyer, {
        idempotencyKey: loaded.stored.idempotencyKey,
        acceptedTotal: loaded.state.totals.grandTotal.minor,
        acceptedDue: loaded.price.amountDue.minor,
        card: { cardNumber: card, expiry: '12/40', cvc: '123' },
        note: '',
      }),
    async stockOf(itemId) {
      const [row] = await test.asOwner<{ on_hand: number; reserved: number }>(
        'select on_hand, reserved from variant where product_id = $1',
        [itemId],
      );
      return row!;
    },
    async count(table) {
      const [row] = await test.asOwner<{ n: number }>(`select count(*)::int as n from ${table}`);
      return row!.n;
    },
    close: () => test.close(),
  };
  return shop;
}

function aroundManual(
  { gateway, ledger }: ReturnType<typeof createManualProvider>,
  around: SaleShopOptions['aroundGateway'] = (same) => same,
): ReturnType<typeof createManualProvider> {
  return { gateway: around(gateway), ledger };
}

function connectAgain(test: TestDatabase, open: NonNullable<TestDatabaseOptions['open']>): TestDatabase {
  const db = openDatabase({ connectionString: test.url, log: SILENT, timeoutFactor: TIMEOUT_FACTOR, ...open });
  return { ...test, db, close: () => db.close() };
}

async function addStorePage(db: SiteDatabase, websiteId: string): Promise<string> {
  const shopId = id();
  await db.inSite({ websiteId }, (trx) =>
    trx
      .insertInto('collection')
      .values({
        website_id: websiteId,
        id: shopId,
        type: 13,
        type_name: 'products',
        title: 'Shop',
        navigation_title: 'Shop',
        url_id: 'shop',
        created_on: trx.now(),
        updated_on: trx.now(),
      })
      .execute(),
  );
  return shopId;
}

async function addShippingMethods(db: SiteDatabase, websiteId: string): Promise<void> {
  const flat = (minor: bigint) => ({ kind: 'flat', price: money(minor, 'EUR') }) as const;
  const rest = { description: '', freeFrom: null, minDays: 2, maxDays: 4, isEnabled: true };
  const germany = [{ countryCode: 'DE', regions: [], postalCodes: [] }];
  await db.inSite({ websiteId }, (trx) =>
    insertShippingMethods(trx, websiteId, [
      { ...rest, id: id(), name: 'Standard', rate: flat(490n), places: germany },
      { ...rest, id: id(), name: 'Abroad', rate: flat(1490n), places: [] },
    ]),
  );
}

async function addProduct(db: SiteDatabase, websiteId: string, shopId: string, product: TestProduct): Promise<string> {
  const itemId = id();
  const sizes = product.sizes ?? [];
  const stock = product.stock ?? 50;
  await db.inSite({ websiteId }, async (trx) => {
    const now = trx.now();
    const site = { website_id: websiteId };
    const urlId = `${product.title.toLowerCase().replaceAll(' ', '-')}-${itemId.slice(-6)}`;
    await trx
      .insertInto('item')
      .values({
        ...site,
        id: itemId,
        collection_id: shopId,
        record_type: 11,
        url_id: urlId,
        title: product.title,
        publish_on: now,
        added_on: now,
        updated_on: now,
      })
      .execute();
    await trx
      .insertInto('product')
      .values({
        ...site,
        id: itemId,
        product_type: product.type ?? 1,
        is_subscribable: product.isSubscribable ?? false,
        variant_option_ordering: sizes.length > 0 ? ['Size'] : [],
      })
      .execute();
    for (const [index, size] of (sizes.length > 0 ? sizes : ['']).entries()) {
      const variantId = id();
      const unlimited = stock === 'unlimited';
      await trx
        .insertInto('variant')
        .values({
          ...site,
          id: variantId,
          product_id: itemId,
          sku: product.sku ?? `SKU-${variantId.slice(-8)}${size}`,
          price: product.price ?? 4000n,
          currency: 'EUR',
          unlimited,
          on_hand: unlimited ? 0 : stock,
          attributes: JSON.stringify(size === '' ? {} : { Size: size }),
          display_index: index,
        })
        .execute();
      if (unlimited || stock === 0) continue;
      await trx
        .insertInto('stock_movement')
        .values({
          ...site,
          id: id(),
          variant_id: variantId,
          delta: stock,
          cause: 'import',
          cause_id: id(),
          created_at: now,
        })
        .execute();
    }
  });
  return itemId;
}
