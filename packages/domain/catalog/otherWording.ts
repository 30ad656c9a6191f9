import type { InOtherLanguages } from '@quoin/domain/languages';
import type { PlanPhrases } from './subscription.ts';
import type { CatalogWords } from './wording.ts';
import { catalogWordsAr, planPhrasesAr } from './wordingAr.ts';
import { catalogWordsDe, planPhrasesDe } from './wordingDe.ts';
import { catalogWordsEs, planPhrasesEs } from './wordingEs.ts';
import { catalogWordsFr, planPhrasesFr } from './wordingFr.ts';
import { catalogWordsIt, planPhrasesIt } from './wordingIt.ts';
import { catalogWordsJa, planPhrasesJa } from './wordingJa.ts';
import { catalogWordsNl, planPhrasesNl } from './wordingNl.ts';
import { catalogWordsPt, planPhrasesPt } from './wordingPt.ts';

// Scripts of pages are sent those of their page's language alone (scripts/storefront-languages.mjs).

export const otherCatalogWords: InOtherLanguages<CatalogWords> = {
  de: catalogWordsDe,
  fr: catalogWordsFr,
  es: catalogWordsEs,
  it: catalogWordsIt,
  nl: catalogWordsNl,
  ja: catalogWordsJa,
  ar: catalogWordsAr,
  pt: catalogWordsPt,
};

export const otherPlanPhrases: InOtherLanguages<PlanPhrases> = {
  de: planPhrasesDe,
  fr: planPhrasesFr,
  es: planPhrasesEs,
  it: planPhrasesIt,
  nl: planPhrasesNl,
  ja: planPhrasesJa,
  ar: planPhrasesAr,
  pt: planPhrasesPt,
};
