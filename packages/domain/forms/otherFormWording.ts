import type { InOtherLanguages, Wording } from '@quoin/domain/languages';
import type { FormTexts, OwnFormCode } from './wording.ts';
import { formTextsAr, formWordingAr } from './wordingAr.ts';
import { formTextsDe, formWordingDe } from './wordingDe.ts';
import { formTextsEs, formWordingEs } from './wordingEs.ts';
import { formTextsFr, formWordingFr } from './wordingFr.ts';
import { formTextsIt, formWordingIt } from './wordingIt.ts';
import { formTextsJa, formWordingJa } from './wordingJa.ts';
import { formTextsNl, formWordingNl } from './wordingNl.ts';
import { formTextsPt, formWordingPt } from './wordingPt.ts';

// Scripts of pages are sent those of their page's language alone, and these once somebody turns to a form (scripts/storefront-languages.mjs).

export const otherFormWording: InOtherLanguages<Wording<OwnFormCode>> = {
  de: formWordingDe,
  fr: formWordingFr,
  es: formWordingEs,
  it: formWordingIt,
  nl: formWordingNl,
  ja: formWordingJa,
  ar: formWordingAr,
  pt: formWordingPt,
};

export const otherFormTexts: InOtherLanguages<FormTexts> = {
  de: formTextsDe,
  fr: formTextsFr,
  es: formTextsEs,
  it: formTextsIt,
  nl: formTextsNl,
  ja: formTextsJa,
  ar: formTextsAr,
  pt: formTextsPt,
};
