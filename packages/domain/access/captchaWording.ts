import { lookUpSentenceIn, type Wording, type WordingIn } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { CaptchaCode } from './captcha.ts';
import { otherCaptchaWording } from './otherWording.ts';

/** The specification's (section 8), letter by letter. */
export const captchaWording: Wording<CaptchaCode> = {
  captchaMissing: 'Complete CAPTCHA before submitting.',
  captchaFailed: 'reCAPTCHA failed. Refresh this page and try again.',
};

export function captchaSentence(problem: Problem<CaptchaCode>, language = 'en'): string {
  const all: WordingIn<CaptchaCode> = { en: captchaWording, ...otherCaptchaWording };
  return lookUpSentenceIn(all, problem, language);
}

/** CAPT-01: said by the storefront’s port, to whoever writes code against it. */
export const CAPTCHA_FAULTS = {
  notSetUp: 'ReCaptcha has not been set up!',
  badNode: 'Error rendering captcha into node',
} as const;
