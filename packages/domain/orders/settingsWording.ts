import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';

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

const settingsWording: Wording<SettingsCode> = {
  paymentAccountUnknown: 'This payment method was deleted.',
  secretKeyInvalid: 'Enter the secret key of your Stripe account. It starts with sk_ or rk_.',
  publishableKeyInvalid: 'Enter the publishable key of your Stripe account, or leave it empty. It starts with pk_.',
  webhookSecretInvalid: 'Enter the signing secret of the webhook. It starts with whsec_.',
  manualMethodMissing: 'Select a payment method.',
  payPalKeysMissing: 'Enter the client ID and secret of your PayPal app.',
  payPalKeysInvalid: 'PayPal rejected this client ID and secret. Check both, and whether they are for sandbox or live.',
  payPalWebhookUnknown: 'PayPal has no webhook with this ID for this app.',
  payPalCurrency: ({ currency = '' }) => `PayPal does not support payments in ${currency}.`,
  payPalSilent: 'PayPal did not respond, so the keys could not be checked. Nothing was saved. Try again.',
  paymentUnknown: 'Payment not found.',
  paymentSettled: 'This payment is already resolved.',
  parkedSoldOut: 'There is not enough stock for this order. Add stock first, or refund the payment.',
  parkedTendersGone: 'A discount code or gift card of this payment is used up. Refund the payment.',
  parkedPaidAgain: 'The customer placed another order, or is paying right now. Refund this payment.',
  parkedNotAgreed:
    'The amount at the provider does not match the order. Check with the provider, or refund the payment.',
  mailTemplateUnknown: 'Email not found.',
  mailTemplateChanged: 'Someone else changed this email. Reload to see the changes.',
  mailTemplateBroken: 'The template has errors. Nothing was saved.',
  mailNotOpen: 'This email cannot be sent again.',
  preferencesInvalid: 'The preferences are no object, or too large.',
};

export function settingsSentence(problem: Problem<SettingsCode>): string {
  return lookUpSentence(settingsWording, problem);
}
