import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import { bumpStockRevision } from '../sites/index.ts';
import {
  type AccountDeps,
  listAccounts,
  type PaymentAccountEntry,
  type PaymentAccountView,
  saveAccount,
} from './paymentAccounts.ts';
import { type PayPalCode, payPalProblem } from './payPalProblem.ts';
import type { SitePayments } from './sitePayments.ts';

export type AccountCode =
  | 'paymentAccountUnknown'
  | 'secretKeyInvalid'
  | 'publishableKeyInvalid'
  | 'webhookSecretInvalid'
  | 'manualMethodMissing'
  | PayPalCode;

type ChangeDeps = AccountDeps & { readonly payments: Pick<SitePayments, 'checkPayPal'> };

/** A way to take money, added or changed by its owner. What is entered as a key goes into no log and no answer. */
export async function changeAccount(
  deps: ChangeDeps,
  websiteId: string,
  { entry, actor }: { readonly entry: PaymentAccountEntry; readonly actor: Actor },
): Promise<Outcome<string, AccountCode>> {
  const held = entry.id === null ? null : (await listAccounts(deps, websiteId)).find(({ id }) => id === entry.id);
  if (held === undefined) return refuse('paymentAccountUnknown');
  const provider = held?.provider ?? entry.provider;
  if (provider === 'manual' && (held?.manualMethod ?? entry.manualMethod) === null)
    return refuse('manualMethodMissing');
  const problem =
    provider === 'stripe'
      ? stripeProblem(entry, held)
      : provider === 'paypal'
        ? await payPalProblem(deps, websiteId, { entry, held })
        : null;
  if (problem !== null) return { ok: false, problem };
  const manualMethod = provider === 'manual' ? (held?.manualMethod ?? entry.manualMethod) : null;
  const details = {
    provider,
    isEnabled: entry.isEnabled,
    hasNewKey: entry.secretKey !== '',
    hasNewWebhookSecrets: entry.webhookSecrets !== null,
  };
  const action = held === null ? 'paymentAccount.create' : 'paymentAccount.update';
  const subjectTitle = entry.title || manualMethod || provider;
  const id = await saveAccount(deps, websiteId, { ...entry, provider, manualMethod }, async (trx, subjectId) => {
    await recordAudit(trx, { websiteId, actor, action, subjectId, subjectTitle, details });
    // Pages of products lead straight to some of the ways to pay.
    if (provider === 'paypal' || provider === 'stripe') await bumpStockRevision(trx, websiteId);
  });
  return accept(id);
}

function stripeProblem(
  { secretKey, webhookSecrets, clientId = '' }: PaymentAccountEntry,
  held: PaymentAccountView | null,
): Problem<AccountCode> | null {
  const isMissing = secretKey === '' && (held?.secretKeyEnd ?? '') === '';
  const isKey = secretKey === '' || /^(?:sk|rk)_(?:test|live)_[A-Za-z0-9_]{4,}$/.test(secretKey);
  if (isMissing || !isKey) return { code: 'secretKeyInvalid', field: 'secretKey' };
  if (clientId !== '' && !/^pk_(?:test|live)_[A-Za-z0-9_]{4,}$/.test(clientId)) {
    return { code: 'publishableKeyInvalid', field: 'clientId' };
  }
  const areSecrets = (webhookSecrets ?? []).every((secret) => /^whsec_[A-Za-z0-9_+/=-]{4,}$/.test(secret));
  return areSecrets ? null : { code: 'webhookSecretInvalid', field: 'webhookSecrets' };
}
