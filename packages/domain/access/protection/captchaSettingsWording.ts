import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { CaptchaSettingsCode } from './captcha.ts';

/** To the owner, about the settings of a captcha. */
export const captchaSettingsWording: Wording<CaptchaSettingsCode> = {
  captchaSiteKeyInvalid: 'Enter a valid site key. Copy it from the provider’s console.',
  captchaSecretMissing: 'Enter the secret key for this site key.',
  captchaSecretInvalid: 'Enter a valid secret key. Copy it from the provider’s console.',
  captchaProjectInvalid: 'Enter the project ID from the Google Cloud console, such as my-shop-123456.',
  captchaScoreInvalid: 'Enter a score from 0 to 1.',
};

export function captchaSettingsSentence(problem: Problem<CaptchaSettingsCode>): string {
  return lookUpSentence(captchaSettingsWording, problem);
}
