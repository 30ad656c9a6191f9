import { addressOf, type CheckoutStep } from '@quoin/domain/orders';
import type { SiteFrame } from '@quoin/rendering/page';
import { NOTHING_ENTERED } from '../addresses/index.ts';
import { type StoredCheckout, sampleContents } from '../cart/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { READ_ONLY } from '../platform/database/database.ts';
import { contextOf } from '../platform/languages/siteInLanguage.ts';
import { policiesOf, type Site } from '../sites/index.ts';
import type { CheckoutDeps } from './checkoutDeps.ts';
import { type CheckoutPageView, checkoutPage } from './checkoutPage.ts';
import { completeCheckout, type LoadedCheckout } from './loadCheckout.ts';

const EMAIL = 'jamie@example.com';
const ADDRESS: Readonly<Record<string, string>> = {
  ...{ fullName: 'Jamie Example', line1: '12 Example Street', city: 'Exampleton', postalCode: '12345' },
};

/**
 * Returns the checkout page at a step, with a few products of the shop. Null if there is nothing to buy. Nothing of it
 * is kept.
 */
export async function sampleCheckoutView(
  deps: Pick<CheckoutDeps, 'db' | 'keyFor' | 'giftCards' | 'memory' | 'payments' | 'now'>,
  site: Site,
  frame: SiteFrame,
  step: CheckoutStep,
): Promise<CheckoutPageView | null> {
  const loaded = await deps.db.inSite(contextOf(site), (trx) => loadSampleCheckout(deps, trx, site, step), READ_ONLY);
  if (loaded === null) return null;
  return checkoutPage(loaded, {
    ...{ step, crumb: '', isSignedIn: false, problem: null, entered: NOTHING_ENTERED, testCards: [] },
    policies: policiesOf(frame.site),
    methods: await deps.payments.methodsOf(site.id),
    now: deps.now(),
  });
}

/** The same before it is shown. */
export async function loadSampleCheckout(
  deps: Parameters<typeof completeCheckout>[0],
  trx: SiteTransaction,
  site: Site,
  step: CheckoutStep,
): Promise<LoadedCheckout | null> {
  const contents = await sampleContents(deps, trx, site);
  if (contents.entries.length === 0) return null;
  const load = (filled: Partial<StoredCheckout>) =>
    completeCheckout(deps, trx, site, { ...begun(trx, contents.cart.id), ...filled }, { contents, wanted: ANYWHERE });
  const contact = await load({});
  if (step === 'contact') return contact;
  const parts: Readonly<Record<string, string>> = { ...ADDRESS, countryCode: contact.shownCountry };
  const to = { email: EMAIL, shippingAddress: addressOf((name) => parts[name] ?? '') };
  const addressed = await load(to);
  const way = step === 'payment' ? (addressed.options[0]?.id ?? null) : null;
  // Questions of the first step count as answered.
  return { ...(way === null ? addressed : await load({ ...to, shippingOptionId: way })), asked: [] };
}

const ANYWHERE = { countryCode: null, isAsked: false } as const;

function begun(trx: SiteTransaction, cartId: string): StoredCheckout {
  return {
    ...{ id: trx.newId(), cartId, state: 'open', email: null, shippingAddress: null, shippingOptionId: null },
    ...{ note: '', formAnswers: {}, idempotencyKey: '', payment: {}, orderId: null },
  };
}
