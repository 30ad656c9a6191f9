import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as captchaSettingsRefusals from '@quoin/messages/app/captchaSettingsRefusals';
import type { CaptchaSettingsCode } from './captcha.ts';

/** To the owner, about the settings of a captcha. */
export const captchaSettingsWording: Wording<CaptchaSettingsCode> = captchaSettingsRefusals;

export function captchaSettingsSentence(problem: Problem<CaptchaSettingsCode>): string {
  return lookUpSentence(captchaSettingsWording, problem);
}
