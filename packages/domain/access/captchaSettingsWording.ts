import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { CaptchaSettingsCode } from './captcha.ts';

/** To the owner, about the settings of a captcha. */
export const captchaSettingsWording: Wording<CaptchaSettingsCode> = {
  captchaSiteKeyInvalid: 'That is not a site key. Copy it from the provider’s console.',
  captchaSecretMissing: 'Enter the secret that belongs to this site key.',
  captchaSecretInvalid: 'That is not a secret of this provider. Copy it from the provider’s console.',
  captchaProjectInvalid:
    'Enter the id of the project as the Google Cloud console shows it, for example my-shop-123456.',
  captchaScoreInvalid: 'Enter a score from 0 to 1.',
};

export function captchaSettingsSentence(problem: Problem<CaptchaSettingsCode>): string {
  return lookUpSentence(captchaSettingsWording, problem);
}
