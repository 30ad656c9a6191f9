import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as paymentSettingsRefusals from '@quoin/messages/app/paymentSettingsRefusals';

/** Refusals of the screens that set up payments and mails. */
export type SettingsCode =
  | 'paymentAccountUnknown'
  | 'secretKeyInvalid'
  | 'publishableKeyInvalid'
  | 'webhookSecretInvalid'
  | 'manualMethodMissing'
  | 'payPalKeysMissing'
  | 'payPalKeysInvalid'
  | 'payPalWebhookUnknown'
  | 'payPalCurrency'
  | 'payPalSilent'
  | 'paymentUnknown'
  | 'paymentSettled'
  | 'parkedSoldOut'
  | 'parkedTendersGone'
  | 'parkedPaidAgain'
  | 'parkedNotAgreed'
  | 'mailTemplateUnknown'
  | 'mailTemplateChanged'
  | 'mailTemplateBroken'
  | 'mailNotOpen'
  | 'preferencesInvalid';

const settingsWording: Wording<SettingsCode> = paymentSettingsRefusals;

export function settingsSentence(problem: Problem<SettingsCode>): string {
  return lookUpSentence(settingsWording, problem);
}
