import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { type Actor, recordAudit } from '../../storage/auditLog.ts';
import { listAccounts, type PaymentAccountEntry, saveAccount } from './paymentAccounts.ts';
import type { SitePayments } from './sitePayments.ts';

export type AccountCode = 'paymentAccountUnknown' | 'secretKeyInvalid' | 'webhookSecretInvalid' | 'manualMethodMissing';

type AccountDeps = Pick<Deps, 'db' | 'keyFor' | 'randomBytes' | 'newId'> & {
  readonly payments: Pick<SitePayments, 'forget'>;
};

/** A way to take money, added or changed by its owner. What is entered as a key goes into no log and no answer. */
export async function changeAccount(
  deps: AccountDeps,
  websiteId: string,
  { entry, actor }: { readonly entry: PaymentAccountEntry; readonly actor: Actor },
): Promise<Outcome<string, AccountCode>> {
  const held = entry.id === null ? null : (await listAccounts(deps, websiteId)).find(({ id }) => id === entry.id);
  if (held === undefined) return refuse('paymentAccountUnknown');
  const provider = held?.provider ?? entry.provider;
  if (provider === 'manual' && (held?.manualMethod ?? entry.manualMethod) === null)
    return refuse('manualMethodMissing');
  if (provider === 'stripe') {
    const isMissing = entry.secretKey === '' && (held?.secretKeyEnd ?? '') === '';
    const isKey = entry.secretKey === '' || /^(?:sk|rk)_(?:test|live)_[A-Za-z0-9_]{4,}$/.test(entry.secretKey);
    if (isMissing || !isKey) return refuse('secretKeyInvalid', { field: 'secretKey' });
    const areSecrets = (entry.webhookSecrets ?? []).every((secret) => /^whsec_[A-Za-z0-9_+/=-]{4,}$/.test(secret));
    if (!areSecrets) return refuse('webhookSecretInvalid', { field: 'webhookSecrets' });
  }
  const manualMethod = provider === 'manual' ? (held?.manualMethod ?? entry.manualMethod) : null;
  const details = {
    provider,
    isEnabled: entry.isEnabled,
    hasNewKey: entry.secretKey !== '',
    hasNewWebhookSecrets: entry.webhookSecrets !== null,
  };
  const action = held === null ? 'paymentAccount.create' : 'paymentAccount.update';
  const subjectTitle = entry.title || manualMethod || provider;
  const id = await saveAccount(deps, websiteId, { ...entry, provider, manualMethod }, (trx, subjectId) =>
    recordAudit(trx, { websiteId, actor, action, subjectId, subjectTitle, details }),
  );
  return accept(id);
}
