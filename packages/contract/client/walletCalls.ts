import {
  CHECKOUT_WALLET_PAY_PATH,
  CHECKOUT_WALLET_QUOTE_PATH,
  type PayResponse,
  type WalletPayRequest,
  type WalletQuoteRequest,
  type WalletSheet,
} from '@quoin/contract/endpoints/site';
import type { Client } from './client.ts';
import type { Answer } from './clientProblem.ts';

export interface WalletCalls {
  quote(request: WalletQuoteRequest): Promise<Answer<WalletSheet>>;
  pay(request: WalletPayRequest): Promise<Answer<PayResponse>>;
}

/** What a wallet's sheet asks about the visitor's cart. */
export function walletCalls({ act }: Pick<Client, 'act'>): WalletCalls {
  return {
    quote: (request) => act('POST', CHECKOUT_WALLET_QUOTE_PATH, request),
    pay: (request) => act('POST', CHECKOUT_WALLET_PAY_PATH, request),
  };
}
