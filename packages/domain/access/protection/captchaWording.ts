import { lookUpSentenceIn, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { captchaSentences, en as captchaSentencesEnglish } from '@quoin/messages/captchaSentences';
import type { CaptchaCode } from './captcha.ts';

/** The specification's (section 8), letter by letter. */
export const captchaWording: Wording<CaptchaCode> = captchaSentencesEnglish;

export function captchaSentence(problem: Problem<CaptchaCode>, language = 'en'): string {
  return lookUpSentenceIn(captchaSentences, problem, language);
}

/** CAPT-01: messages of the storefront’s port, for developers who write code against it. */
export const CAPTCHA_FAULTS = {
  notSetUp: 'ReCaptcha has not been set up!',
  badNode: 'Error rendering captcha into node',
} as const;
