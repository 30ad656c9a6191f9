import type { SavePaymentAccountRequest, WirePaymentAccount } from '@quoin/contract/endpoints/store';

/** An account as its box edits it. */
export interface PaymentDraft extends Omit<SavePaymentAccountRequest, 'webhookSecrets'> {
  /** Null: a new one. */
  readonly id: string | null;
  /** Empty: those that are kept stay. */
  readonly webhookSecret: string;
  readonly secretKeyEnd: string;
  readonly webhookSecretCount: number;
}

type Kind = 'stripe' | 'test' | 'bankTransfer' | 'cash' | 'invoice';

const TITLES = { bankTransfer: 'Bank transfer', cash: 'Cash', invoice: 'Invoice' } as const;

export function newAccount(kind: Kind, displayIndex: number): PaymentDraft {
  const isManual = kind !== 'stripe' && kind !== 'test';
  return {
    id: null,
    provider: isManual ? 'manual' : kind,
    manualMethod: isManual ? kind : null,
    title: isManual ? TITLES[kind] : '',
    ...{ instructions: '', isEnabled: true, displayIndex, secretKey: '', webhookSecret: '' },
    ...{ secretKeyEnd: '', webhookSecretCount: 0 },
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
  if (account.provider === 'stripe') return 'Cards by Stripe';
  return account.manualMethod === null ? 'Test payments' : TITLES[account.manualMethod];
}
