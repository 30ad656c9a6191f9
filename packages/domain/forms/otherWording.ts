import type { InOtherLanguages, Wording } from '@quoin/domain/languages';
import type { FieldSentenceCode, FieldTexts } from './fieldWording.ts';
import { fieldTextsAr, fieldWordingAr } from './wordingAr.ts';
import { fieldTextsDe, fieldWordingDe } from './wordingDe.ts';
import { fieldTextsEs, fieldWordingEs } from './wordingEs.ts';
import { fieldTextsFr, fieldWordingFr } from './wordingFr.ts';
import { fieldTextsIt, fieldWordingIt } from './wordingIt.ts';
import { fieldTextsJa, fieldWordingJa } from './wordingJa.ts';
import { fieldTextsNl, fieldWordingNl } from './wordingNl.ts';
import { fieldTextsPt, fieldWordingPt } from './wordingPt.ts';

// Scripts of pages are sent those of their page's language alone (scripts/storefront-languages.mjs).

export const otherFieldWording: InOtherLanguages<Wording<FieldSentenceCode>> = {
  de: fieldWordingDe,
  fr: fieldWordingFr,
  es: fieldWordingEs,
  it: fieldWordingIt,
  nl: fieldWordingNl,
  ja: fieldWordingJa,
  ar: fieldWordingAr,
  pt: fieldWordingPt,
};

export const otherFieldTexts: InOtherLanguages<FieldTexts> = {
  de: fieldTextsDe,
  fr: fieldTextsFr,
  es: fieldTextsEs,
  it: fieldTextsIt,
  nl: fieldTextsNl,
  ja: fieldTextsJa,
  ar: fieldTextsAr,
  pt: fieldTextsPt,
};
