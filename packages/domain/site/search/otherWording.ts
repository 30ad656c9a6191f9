import type { InOtherLanguages } from '@quoin/domain/languages';
import type { SearchWords } from './wording.ts';
import { searchWordsAr } from './wordingAr.ts';
import { searchWordsDe } from './wordingDe.ts';
import { searchWordsEs } from './wordingEs.ts';
import { searchWordsFr } from './wordingFr.ts';
import { searchWordsIt } from './wordingIt.ts';
import { searchWordsJa } from './wordingJa.ts';
import { searchWordsNl } from './wordingNl.ts';
import { searchWordsPt } from './wordingPt.ts';

// Scripts of pages are sent those of their page's language alone (scripts/storefront-languages.mjs).

export const otherSearchWords: InOtherLanguages<SearchWords> = {
  de: searchWordsDe,
  fr: searchWordsFr,
  es: searchWordsEs,
  it: searchWordsIt,
  nl: searchWordsNl,
  ja: searchWordsJa,
  ar: searchWordsAr,
  pt: searchWordsPt,
};
