import type { InOtherLanguages, Wording } from '@quoin/domain/languages';
import type { CaptchaCode } from './captcha.ts';
import type { VisitorCode } from './visitorWording.ts';
import { captchaWordingAr, visitorWordingAr } from './wordingAr.ts';
import { captchaWordingDe, visitorWordingDe } from './wordingDe.ts';
import { captchaWordingEs, visitorWordingEs } from './wordingEs.ts';
import { captchaWordingFr, visitorWordingFr } from './wordingFr.ts';
import { captchaWordingIt, visitorWordingIt } from './wordingIt.ts';
import { captchaWordingJa, visitorWordingJa } from './wordingJa.ts';
import { captchaWordingNl, visitorWordingNl } from './wordingNl.ts';
import { captchaWordingPt, visitorWordingPt } from './wordingPt.ts';

// Scripts of pages are sent those of their page's language alone (scripts/storefront-languages.mjs).

export const otherVisitorWording: InOtherLanguages<Wording<VisitorCode>> = {
  de: visitorWordingDe,
  fr: visitorWordingFr,
  es: visitorWordingEs,
  it: visitorWordingIt,
  nl: visitorWordingNl,
  ja: visitorWordingJa,
  ar: visitorWordingAr,
  pt: visitorWordingPt,
};

export const otherCaptchaWording: InOtherLanguages<Wording<CaptchaCode>> = {
  de: captchaWordingDe,
  fr: captchaWordingFr,
  es: captchaWordingEs,
  it: captchaWordingIt,
  nl: captchaWordingNl,
  ja: captchaWordingJa,
  ar: captchaWordingAr,
  pt: captchaWordingPt,
};
