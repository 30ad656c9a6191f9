import type { Problem } from '@quoin/domain/problem';
import type { PayPalCheck } from '../platform/gateways/payment/paypal/checkPayPal.ts';
import { takesCurrency } from '../platform/gateways/payment/paypal/paypalAmounts.ts';
import { loadSiteById } from '../sites/index.ts';
import {
  type AccountDeps,
  type PaymentAccountEntry,
  type PaymentAccountView,
  secretsAfter,
} from './paymentAccounts.ts';
import type { SitePayments } from './sitePayments.ts';

export type PayPalCode =
  | 'payPalKeysMissing'
  | 'payPalKeysInvalid'
  | 'payPalWebhookUnknown'
  | 'payPalCurrency'
  | 'payPalSilent';

export interface PayPalEntry {
  readonly entry: PaymentAccountEntry;
  /** Null: a new one. */
  readonly held: PaymentAccountView | null;
}

/** Returns PayPal's own objection to an account, or null. PayPal is asked only about what is new. */
export async function payPalProblem(
  deps: AccountDeps & { readonly payments: Pick<SitePayments, 'checkPayPal'> },
  websiteId: string,
  { entry, held }: PayPalEntry,
): Promise<Problem<PayPalCode> | null> {
  const { clientId = '', isSandbox = false } = entry;
  const { secretKey: secret, webhookSecrets: webhookIds } = await secretsAfter(deps, websiteId, entry);
  if (clientId === '') return { code: 'payPalKeysMissing', field: 'clientId' };
  if (secret === '') return { code: 'payPalKeysMissing', field: 'secretKey' };
  const isSame = held?.clientId === clientId && held.isSandbox === isSandbox;
  if (isSame && entry.secretKey === '' && entry.webhookSecrets === null) return null;
  const site = await deps.db.inSite({ websiteId }, (trx) => loadSiteById(trx, websiteId));
  if (site !== null && !takesCurrency(site.currency)) {
    return { code: 'payPalCurrency', values: { currency: site.currency } };
  }
  return PROBLEMS[await deps.payments.checkPayPal({ clientId, secret, webhookIds, isSandbox })];
}

const PROBLEMS: Readonly<Record<PayPalCheck, Problem<PayPalCode> | null>> = {
  good: null,
  keys: { code: 'payPalKeysInvalid', field: 'secretKey' },
  webhook: { code: 'payPalWebhookUnknown', field: 'webhookSecrets' },
  silent: { code: 'payPalSilent' },
};
