import type { InOtherLanguages, Translated } from '@quoin/domain/languages';
import type { layoutWordsEn } from './wording.ts';
import { layoutWordsAr } from './wordingAr.ts';
import { layoutWordsDe } from './wordingDe.ts';
import { layoutWordsEs } from './wordingEs.ts';
import { layoutWordsFr } from './wordingFr.ts';
import { layoutWordsIt } from './wordingIt.ts';
import { layoutWordsJa } from './wordingJa.ts';
import { layoutWordsNl } from './wordingNl.ts';
import { layoutWordsPt } from './wordingPt.ts';

// Scripts of pages are sent those of their page's language alone (scripts/storefront-languages.mjs).

export const otherLayoutWords: InOtherLanguages<Translated<typeof layoutWordsEn>> = {
  de: layoutWordsDe,
  fr: layoutWordsFr,
  es: layoutWordsEs,
  it: layoutWordsIt,
  nl: layoutWordsNl,
  ja: layoutWordsJa,
  ar: layoutWordsAr,
  pt: layoutWordsPt,
};
