import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';

/** Refusals of the screens that set up payments and mails. */
export type SettingsCode =
  | 'paymentAccountUnknown'
  | 'secretKeyInvalid'
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

const settingsWording: Wording<SettingsCode> = {
  paymentAccountUnknown: 'This way of paying does not exist any more.',
  secretKeyInvalid: 'Enter the secret key of your Stripe account. It begins with sk_ or rk_.',
  webhookSecretInvalid: 'Enter the signing secret of the webhook. It begins with whsec_.',
  manualMethodMissing: 'Choose how your customers pay.',
  payPalKeysMissing: 'Enter the client ID and the secret of your app at PayPal.',
  payPalKeysInvalid:
    'PayPal does not know this client ID with this secret. Check both, and whether they are for sandbox or live.',
  payPalWebhookUnknown: 'PayPal has no webhook with this ID for this app.',
  payPalCurrency: 'PayPal takes no payments in {currency}.',
  payPalSilent: 'PayPal did not answer, so the keys could not be checked. Nothing was saved. Try again in a moment.',
  paymentUnknown: 'We cannot find that payment.',
  paymentSettled: 'This payment has been settled meanwhile.',
  parkedSoldOut: 'There is still too little stock for this order. Add some first, or give the money back.',
  parkedTendersGone: 'A coupon or gift card of this payment was used up meanwhile. Give the money back.',
  parkedPaidAgain: 'The customer has ordered again meanwhile, or is paying at this moment. Give this payment back.',
  parkedNotAgreed: 'The provider does not hold the amount that this order costs. Ask the provider, or give it back.',
  mailTemplateUnknown: 'There is no such mail.',
  mailTemplateChanged: 'Somebody else has changed this mail meanwhile. Reload it to see what is new.',
  mailTemplateBroken: 'The template has a mistake. Nothing was saved.',
  mailNotOpen: 'This mail cannot be sent again.',
  preferencesInvalid: 'The preferences are no object, or too large.',
};

export function settingsSentence(problem: Problem<SettingsCode>): string {
  return lookUpSentence(settingsWording, problem);
}
