import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { ManualMethod, PaymentProvider } from '../platform/database/schema/store/payments.ts';
import { isTestKey } from '../platform/gateways/payment/stripe/stripeKeys.ts';
import { type AccountSecrets, openAccountSecrets, sealAccountSecrets } from './accountSecrets.ts';
import type { SitePayments } from './sitePayments.ts';
import { listPaymentAccounts, type StoredPaymentAccount, savePaymentAccount } from './storage/paymentAccounts.ts';

export type AccountDeps = Pick<Deps, 'db' | 'keyFor' | 'randomBytes' | 'newId'> & {
  readonly payments: Pick<SitePayments, 'forget'>;
};

/** What its owner sees of an account: never a secret, only whether there is one and how it ends. */
export interface PaymentAccountView extends Omit<StoredPaymentAccount, 'secrets' | 'updatedAt'> {
  readonly secretKeyEnd: string;
  readonly webhookSecretCount: number;
  /** No money moves. */
  readonly isTest: boolean;
}

export interface PaymentAccountEntry {
  /** Null: a new one. */
  readonly id: string | null;
  readonly provider: PaymentProvider;
  readonly manualMethod: ManualMethod | null;
  readonly title: string;
  readonly instructions: string;
  readonly isEnabled: boolean;
  readonly displayIndex: number;
  /** Empty: the one that is kept stays. */
  readonly secretKey: string;
  /** Null: those that are kept stay. Two while one is being replaced. */
  readonly webhookSecrets: readonly string[] | null;
  /** PayPal's; of Stripe the publishable key; empty or left out elsewhere. */
  readonly clientId?: string;
  readonly isSandbox?: boolean;
}

const SHOWN_END = 4;
const NO_SECRETS: AccountSecrets = { secretKey: '', webhookSecrets: [] };

export async function listAccounts(deps: AccountDeps, websiteId: string): Promise<readonly PaymentAccountView[]> {
  const stored = await deps.db.inSite({ websiteId }, (trx) => listPaymentAccounts(trx, websiteId));
  return stored.map(({ secrets, updatedAt: _, ...account }) => {
    const opened = tryOpen(deps, websiteId, { id: account.id, secrets });
    return {
      ...account,
      secretKeyEnd: opened.secretKey.slice(-SHOWN_END),
      webhookSecretCount: opened.webhookSecrets.length,
      isTest: account.provider === 'test' || account.isSandbox || isTestKey(opened.secretKey),
    };
  });
}

/**
 * Saves an account and returns its id. `alongside` is part of the same transaction. What is under way continues with
 * the account it started with.
 */
export async function saveAccount(
  deps: AccountDeps,
  websiteId: string,
  entry: PaymentAccountEntry,
  alongside: (trx: SiteTransaction, id: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const id = entry.id ?? deps.newId();
  const { provider, manualMethod, title, instructions, isEnabled, displayIndex } = entry;
  await deps.db.inSite({ websiteId }, async (trx) => {
    const held = (await listPaymentAccounts(trx, websiteId)).find((each) => each.id === id);
    const secrets = joinedSecrets(entry, held === undefined ? NO_SECRETS : tryOpen(deps, websiteId, held));
    await savePaymentAccount(trx, websiteId, {
      id,
      provider: held?.provider ?? provider,
      manualMethod,
      title,
      instructions,
      isEnabled,
      displayIndex,
      clientId: entry.clientId ?? '',
      isSandbox: entry.isSandbox ?? false,
      secrets: hasKeys(provider) ? sealAccountSecrets(deps, websiteId, id, secrets) : {},
    });
    await alongside(trx, id);
  });
  deps.payments.forget(websiteId);
  return id;
}

/** What an account signs in with once an entry is saved. */
export async function secretsAfter(
  deps: AccountDeps,
  websiteId: string,
  entry: PaymentAccountEntry,
): Promise<AccountSecrets> {
  const stored = await deps.db.inSite({ websiteId }, (trx) => listPaymentAccounts(trx, websiteId));
  const held = stored.find(({ id }) => id === entry.id);
  return joinedSecrets(entry, held === undefined ? NO_SECRETS : tryOpen(deps, websiteId, held));
}

function joinedSecrets(entry: PaymentAccountEntry, known: AccountSecrets): AccountSecrets {
  return {
    secretKey: entry.secretKey === '' ? known.secretKey : entry.secretKey,
    webhookSecrets: entry.webhookSecrets ?? known.webhookSecrets,
  };
}

function hasKeys(provider: PaymentProvider): boolean {
  return provider === 'stripe' || provider === 'paypal';
}

/** Sealed with a key that is gone: as if there were none, so that the owner can enter them again. */
function tryOpen(
  deps: AccountDeps,
  websiteId: string,
  account: Pick<StoredPaymentAccount, 'id' | 'secrets'>,
): AccountSecrets {
  try {
    return openAccountSecrets(deps.keyFor, websiteId, account);
  } catch {
    return NO_SECRETS;
  }
}
