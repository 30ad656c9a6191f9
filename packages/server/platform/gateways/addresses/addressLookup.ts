import type { AddressSuggestion } from '@quoin/domain/orders';

export interface AddressQuestion {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly text: string;
  /** BCP 47. */
  readonly language: string;
  /** Joins the questions of one typing; '' when the browser made none. */
  readonly sessionToken: string;
}

/** What a service found: a whole address, or a name whose address it says when asked. */
export type FoundPlace = AddressSuggestion | { readonly placeId: string; readonly description: string };

export type PlaceQuestion = Pick<AddressQuestion, 'language' | 'sessionToken'> & { readonly placeId: string };

/** Who knows addresses. Null: nobody can be asked, now or at all; checkout goes on without (CX-13). Neither call rejects. */
export interface AddressLookup {
  suggest(question: AddressQuestion): Promise<readonly FoundPlace[] | null>;
  /** The address of a name it found before. */
  details(question: PlaceQuestion): Promise<AddressSuggestion | null>;
}

/** Without a service: everybody types his own address, and it is taken. */
export const NO_LOOKUP: AddressLookup = {
  suggest: () => Promise.resolve(null),
  details: () => Promise.resolve(null),
};
