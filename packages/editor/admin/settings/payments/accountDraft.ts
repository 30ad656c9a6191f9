import type { SavePaymentAccountRequest, WirePaymentAccount } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/accountDraft';

/** An account as its box edits it. */
export interface PaymentDraft extends Omit<SavePaymentAccountRequest, 'webhookSecrets'> {
  /** Null: a new one. */
  readonly id: string | null;
  /** Empty: those that are kept stay. */
  readonly webhookSecret: string;
  readonly secretKeyEnd: string;
  readonly webhookSecretCount: number;
}

export type PaymentKind = 'stripe' | 'paypal' | 'test' | 'bankTransfer' | 'cash' | 'invoice';

const TITLES = { bankTransfer: texts.bankTransfer, cash: texts.cash, invoice: texts.invoice } as const;

export function newAccount(kind: PaymentKind, displayIndex: number): PaymentDraft {
  const manualMethod = kind === 'stripe' || kind === 'paypal' || kind === 'test' ? null : kind;
  return {
    id: null,
    provider: manualMethod === null ? (kind as 'stripe' | 'paypal' | 'test') : 'manual',
    manualMethod,
    title: manualMethod === null ? '' : TITLES[manualMethod],
    ...{ instructions: '', isEnabled: true, displayIndex, secretKey: '', webhookSecret: '' },
    ...{ clientId: '', isSandbox: false, secretKeyEnd: '', webhookSecretCount: 0 },
  };
}

export function draftOf(account: WirePaymentAccount): PaymentDraft {
  const { isTest: _, ...same } = account;
  return { ...same, secretKey: '', webhookSecret: '' };
}

export function toRequest(draft: PaymentDraft): SavePaymentAccountRequest {
  const { id: _, secretKeyEnd: __, webhookSecretCount: ___, webhookSecret, ...same } = draft;
  return { ...same, webhookSecrets: webhookSecret.trim() === '' ? null : [webhookSecret.trim()] };
}

/** What the owner calls it, or what it is. */
export function accountTitle(account: Pick<WirePaymentAccount, 'title' | 'provider' | 'manualMethod'>): string {
  if (account.title !== '') return account.title;
  if (account.provider === 'stripe') return texts.stripeCards;
  if (account.provider === 'paypal') return 'PayPal';
  return account.manualMethod === null ? texts.testPayments : TITLES[account.manualMethod];
}
