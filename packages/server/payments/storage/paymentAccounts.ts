import type { SiteTransaction } from '../../platform/database/database.ts';
import type { ManualMethod, PaymentProvider } from '../../platform/database/schema/store/payments.ts';

/** A way of paying as its owner has set it up. */
export interface StoredPaymentAccount {
  readonly id: string;
  readonly provider: PaymentProvider;
  /** Exactly for `manual`. */
  readonly manualMethod: ManualMethod | null;
  readonly title: string;
  readonly instructions: string;
  readonly isEnabled: boolean;
  readonly displayIndex: number;
  /** Name → sealed value. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The public half of what an account signs in with; empty where there is none. */
  readonly clientId: string;
  /** PayPal's sandbox: no money moves. */
  readonly isSandbox: boolean;
  readonly updatedAt: Date;
}

/** In the owner's order. */
export async function listPaymentAccounts(trx: SiteTransaction, websiteId: string): Promise<StoredPaymentAccount[]> {
  const rows = await trx
    .selectFrom('payment_account')
    .selectAll()
    .where('website_id', '=', websiteId)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    manualMethod: row.manual_method,
    title: row.title,
    instructions: row.instructions,
    isEnabled: row.enabled,
    displayIndex: row.display_index,
    secrets: row.secrets as Readonly<Record<string, string>>,
    clientId: row.client_id,
    isSandbox: row.sandbox,
    updatedAt: row.updated_at,
  }));
}

/** Which ways lead from cart and product straight to an agreement. */
export interface ExpressWays {
  readonly hasPayPal: boolean;
  /** Wallets of the buyer's device, by Stripe's script on a page of the site. They need a publishable key. */
  readonly hasWallets: boolean;
}

export async function expressWays(trx: SiteTransaction, websiteId: string): Promise<ExpressWays> {
  const rows = await trx
    .selectFrom('payment_account')
    .select(['provider', 'client_id'])
    .where('website_id', '=', websiteId)
    .where('provider', 'in', ['paypal', 'stripe'])
    .where('enabled', '=', true)
    .execute();
  return {
    hasPayPal: rows.some(({ provider }) => provider === 'paypal'),
    hasWallets: rows.some(({ provider, client_id }) => provider === 'stripe' && Boolean(client_id)),
  };
}

/** Adds it, or changes the one with this id; its provider stays. */
export async function savePaymentAccount(
  trx: SiteTransaction,
  websiteId: string,
  account: Omit<StoredPaymentAccount, 'updatedAt'>,
): Promise<void> {
  const now = trx.now();
  const values = {
    manual_method: account.manualMethod,
    title: account.title,
    instructions: account.instructions,
    enabled: account.isEnabled,
    display_index: account.displayIndex,
    secrets: JSON.stringify(account.secrets),
    client_id: account.clientId,
    sandbox: account.isSandbox,
    updated_at: now,
  };
  await trx
    .insertInto('payment_account')
    .values({ website_id: websiteId, id: account.id, provider: account.provider, created_at: now, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(values))
    .execute();
}
