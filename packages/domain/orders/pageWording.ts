import type { en as checkoutEnglish } from '@quoin/messages/checkout';
/** How the buyer pays: by a card typed here, on a page of the provider, at PayPal, or some time after the order. */
export type PaymentWay = keyof typeof checkoutEnglish.ways;

/** What follows from choosing a way to pay that its owner has said nothing about. */
export function wayText(
  way: PaymentWay,
  { payElsewhere, payAtPayPal }: { readonly payElsewhere: string; readonly payAtPayPal: string },
): string {
  if (way === 'paypal') return payAtPayPal;
  return way === 'redirect' ? payElsewhere : '';
}
