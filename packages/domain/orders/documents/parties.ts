import { addressLines } from '../addresses/address.ts';
import type { Address } from '../checkout.ts';
import type { DocumentWording } from './documentWording.ts';
import { knownFacts, type Party } from './printedDocument.ts';

/** The store as the law wants it named on an invoice. Texts are empty where unknown. */
export interface Seller {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly email: string;
  readonly vatId: string;
  readonly taxNumber: string;
  /** Bank, account and whatever else belongs at the foot. */
  readonly footer: readonly string[];
}

export interface Buyer {
  readonly company: string;
  readonly email: string;
  readonly vatId: string;
  /** Null for purely digital orders without an address. */
  readonly address: Address | null;
}

export function sellerParty(seller: Seller, words: DocumentWording): Party {
  return {
    label: words.seller,
    lines: [seller.name, ...seller.addressLines],
    facts: knownFacts([
      { label: words.email, value: seller.email },
      { label: words.vatId, value: seller.vatId },
      { label: words.taxNumber, value: seller.taxNumber },
    ]),
  };
}

export function buyerParty(buyer: Buyer, label: string, words: DocumentWording): Party {
  const lines = buyer.address === null ? [buyer.email] : addressLines(buyer.address, words.language);
  return {
    label,
    lines: [buyer.company.trim(), ...lines].filter((line) => line !== ''),
    facts: knownFacts([{ label: words.vatId, value: buyer.vatId }]),
  };
}
