import type { PaymentWay } from '@quoin/domain/orders';
import type { Deps } from '../deps.ts';
import { READ_ONLY } from '../platform/database/database.ts';
import type { ManualMethod, PaymentProvider } from '../platform/database/schema/store/payments.ts';
import type { ManualLedger } from '../platform/gateways/payment/manualProvider.ts';
import type { PaymentGateway } from '../platform/gateways/payment/paymentGateway.ts';
import { checkPayPal, type PayPalCheck } from '../platform/gateways/payment/paypal/checkPayPal.ts';
import { createPayPalClient, type PayPalTokens } from '../platform/gateways/payment/paypal/paypalClient.ts';
import { createPayPalGateway } from '../platform/gateways/payment/paypal/paypalGateway.ts';
import { createPayPalLedger } from '../platform/gateways/payment/paypal/paypalLedger.ts';
import type { PayPalApi, PayPalSettings } from '../platform/gateways/payment/paypal/paypalSettings.ts';
import type { StripeApi } from '../platform/gateways/payment/stripe/stripeSettings.ts';
import { openAccountSecrets } from './accountSecrets.ts';
import { listPaymentAccounts, type StoredPaymentAccount } from './storage/paymentAccounts.ts';

/** One way to pay, as a buyer may choose it. */
export interface PaymentMethod {
  readonly id: string;
  readonly provider: PaymentProvider;
  /** Null: the built-in test provider, where nothing is set up. */
  readonly accountId: string | null;
  readonly manualMethod: ManualMethod | null;
  readonly way: PaymentWay;
  readonly isTest: boolean;
  /** It can be charged again without the buyer. */
  readonly canRenew: boolean;
  /** From the cart, before the address is known. */
  readonly hasExpress: boolean;
  /** A page of the site can ask for the card, by the provider's script. */
  readonly isEmbeddable: boolean;
  readonly title: string;
  /** What to do after ordering; for ways that bring their money later. */
  readonly instructions: string;
}

/** Whose hands a payment is in. */
export interface MadeWith {
  readonly provider: string;
  readonly accountId: string | null;
}

/** The ways a site takes money, as its owner has set them up. */
export interface SitePayments {
  /** In the owner's order. */
  methodsOf(websiteId: string): Promise<readonly PaymentMethod[]>;
  /** Also of what is turned off since. @throws when there is no such account. */
  gatewayOf(websiteId: string, made: MadeWith): Promise<PaymentGateway>;
  /** Every account of one provider, also those turned off: late news count too. */
  gatewaysOf(websiteId: string, provider: string): Promise<readonly PaymentGateway[]>;
  readonly manual: ManualLedger;
  /** Whether PayPal knows what an owner has entered. */
  checkPayPal(settings: PayPalSettings): Promise<PayPalCheck>;
  /** The owner has changed something. */
  forget(websiteId: string): void;
}

/** How long another node's change may stay unseen. */
const KEEP_MS = 5_000;

export interface SitePaymentsParts extends Pick<Deps, 'db' | 'keyFor' | 'now' | 'log'> {
  readonly test: PaymentGateway;
  readonly manual: { readonly gateway: PaymentGateway; readonly ledger: ManualLedger };
  /** Where Stripe is, if not where everybody finds it. */
  readonly stripeApi?: StripeApi;
  /** Where PayPal is, if not where everybody finds it. */
  readonly payPalApi?: PayPalApi;
}

interface Account {
  readonly stored: StoredPaymentAccount;
  readonly gateway: PaymentGateway;
}

interface Accounts {
  /** Something was set up, even if it can't be used: then the test provider is nobody's substitute. */
  readonly isSetUp: boolean;
  readonly usable: readonly Account[];
}

export function createSitePayments(parts: SitePaymentsParts): SitePayments {
  const { db, keyFor, now, log, test, manual } = parts;
  const tokens: PayPalTokens = new Map();
  const payPalOutside = { fetch, tokens, now, api: parts.payPalApi };
  const kept = new Map<string, { readonly at: number; readonly accounts: Promise<Accounts> }>();

  async function gatewayFor(websiteId: string, stored: StoredPaymentAccount): Promise<PaymentGateway | null> {
    if (stored.provider === 'test') return test;
    if (stored.provider === 'manual') return manual.gateway;
    try {
      const { secretKey, webhookSecrets } = openAccountSecrets(keyFor, websiteId, stored);
      if (secretKey === '') return null;
      if (stored.provider === 'paypal') {
        const { clientId, isSandbox } = stored;
        return payPalGateway({ clientId, secret: secretKey, webhookIds: webhookSecrets, isSandbox });
      }
      const api = parts.stripeApi === undefined ? {} : { api: parts.stripeApi };
      // Its library is large: only who sells by it waits for it.
      const { createStripeGateway } = await import('../platform/gateways/payment/stripe/stripeGateway.ts');
      return createStripeGateway({ secretKey, publishableKey: stored.clientId, webhookSecrets, ...api }, log);
    } catch (error) {
      log.error({ err: error, account: stored.id }, 'The keys of a payment account cannot be opened');
      return null;
    }
  }

  function payPalGateway(settings: PayPalSettings): PaymentGateway {
    const client = createPayPalClient(settings, payPalOutside);
    return createPayPalGateway({ settings, client, book: createPayPalLedger(db), log });
  }

  async function read(websiteId: string): Promise<Accounts> {
    const all = await db.inSite({ websiteId }, (trx) => listPaymentAccounts(trx, websiteId), READ_ONLY);
    const opened = await Promise.all(
      all.map(async (stored) => ({ stored, gateway: await gatewayFor(websiteId, stored) })),
    );
    const usable = opened.flatMap(({ stored, gateway }) => (gateway === null ? [] : [{ stored, gateway }]));
    return { isSetUp: all.length > 0, usable };
  }

  function accountsOf(websiteId: string): Promise<Accounts> {
    const held = kept.get(websiteId);
    if (held !== undefined && now() - held.at < KEEP_MS) return held.accounts;
    const accounts = read(websiteId);
    kept.set(websiteId, { at: now(), accounts });
    accounts.catch(() => kept.delete(websiteId));
    return accounts;
  }

  return {
    async methodsOf(websiteId) {
      const { isSetUp, usable } = await accountsOf(websiteId);
      if (!isSetUp) return [builtIn(test)];
      return usable.filter(({ stored }) => stored.isEnabled).map(methodOf);
    },
    async gatewayOf(websiteId, { provider, accountId }) {
      if (provider === 'test') return test;
      if (provider === 'manual') return manual.gateway;
      const find = ({ usable }: Accounts) => usable.find(({ stored }) => stored.id === accountId)?.gateway;
      const held = find(await accountsOf(websiteId));
      if (held !== undefined) return held;
      kept.delete(websiteId);
      const found = find(await accountsOf(websiteId));
      if (found === undefined) throw new Error(`There is no payment account ${accountId} of ${provider}`);
      return found;
    },
    async gatewaysOf(websiteId, provider) {
      const { usable } = await accountsOf(websiteId);
      return usable.filter(({ stored }) => stored.provider === provider).map(({ gateway }) => gateway);
    },
    manual: manual.ledger,
    checkPayPal: (settings) => checkPayPal(createPayPalClient(settings, payPalOutside), settings),
    forget: (websiteId) => void kept.delete(websiteId),
  };
}

function builtIn(test: PaymentGateway): PaymentMethod {
  const { way, isTest, canRenew } = test;
  const hasExpress = test.express !== null;
  return {
    id: 'test',
    provider: 'test',
    accountId: null,
    manualMethod: null,
    way,
    isTest,
    canRenew,
    hasExpress,
    isEmbeddable: test.embedded !== null,
    title: '',
    instructions: '',
  };
}

function methodOf({ stored, gateway }: Account): PaymentMethod {
  const { id, provider, manualMethod, title, instructions } = stored;
  const { way, isTest, canRenew, express, embedded } = gateway;
  const can = { canRenew, hasExpress: express !== null, isEmbeddable: embedded !== null };
  return { id, provider, accountId: id, manualMethod, way, isTest, ...can, title, instructions };
}
