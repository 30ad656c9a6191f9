import type { InOtherLanguages, Wording } from '@quoin/domain/languages';
import type { RestockCode, RestockFormWords } from './wording.ts';
import { restockFormWordsAr, restockWordingAr } from './wordingAr.ts';
import { restockFormWordsDe, restockWordingDe } from './wordingDe.ts';
import { restockFormWordsEs, restockWordingEs } from './wordingEs.ts';
import { restockFormWordsFr, restockWordingFr } from './wordingFr.ts';
import { restockFormWordsIt, restockWordingIt } from './wordingIt.ts';
import { restockFormWordsJa, restockWordingJa } from './wordingJa.ts';
import { restockFormWordsNl, restockWordingNl } from './wordingNl.ts';
import { restockFormWordsPt, restockWordingPt } from './wordingPt.ts';

// Scripts of pages are sent those of their page's language alone (scripts/storefront-languages.mjs).

export const otherRestockWording: InOtherLanguages<Partial<Wording<RestockCode>>> = {
  de: restockWordingDe,
  fr: restockWordingFr,
  es: restockWordingEs,
  it: restockWordingIt,
  nl: restockWordingNl,
  ja: restockWordingJa,
  ar: restockWordingAr,
  pt: restockWordingPt,
};

export const otherRestockFormWords: InOtherLanguages<RestockFormWords> = {
  de: restockFormWordsDe,
  fr: restockFormWordsFr,
  es: restockFormWordsEs,
  it: restockFormWordsIt,
  nl: restockFormWordsNl,
  ja: restockFormWordsJa,
  ar: restockFormWordsAr,
  pt: restockFormWordsPt,
};
