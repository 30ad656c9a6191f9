import type { AddressSuggestion } from '@quoin/domain/orders';

export interface AddressQuestion {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly text: string;
  /** BCP 47. */
  readonly language: string;
}

/** Who knows addresses. Null: nobody can be asked, now or at all; checkout goes on without (CX-13). */
export interface AddressLookup {
  suggest(question: AddressQuestion): Promise<readonly AddressSuggestion[] | null>;
}

/** Without a service: everybody types his own address, and it is taken. */
export const NO_LOOKUP: AddressLookup = { suggest: () => Promise.resolve(null) };
