import { inLanguage } from '@quoin/domain/languages';
import { listing } from '@quoin/messages/listing';
export type ListingWords = typeof listing.en;

/** The same in the language of a page. */
export function listingWords(language: string): ListingWords {
  return inLanguage(listing, language);
}
