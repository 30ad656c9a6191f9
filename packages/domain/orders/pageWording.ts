import { formatDayRange } from '@quoin/domain/formats';

/** Texts of the checkout (CX-06..CX-19). */
export const checkoutPageWording = {
  title: 'Checkout',
  contact: 'Contact',
  email: 'Email',
  emailHint: 'For your receipt and news about this order.',
  address: 'Delivery address',
  country: 'Country',
  addLine2: 'Add apartment, suite or floor',
  optional: 'optional',
  required: 'required',
  shipping: 'Shipping',
  shippingLater: 'The ways of shipping appear here as soon as the address is complete.',
  payment: 'Payment',
  testMode: 'Test mode: no card is charged.',
  cardNumber: 'Card number',
  expiry: 'Expiry (MM/YY)',
  cvc: 'Security code',
  noteTitle: 'Anything we should know',
  note: 'Note to the shop',
  continueToShipping: 'Continue to shipping',
  continueToPayment: 'Continue to payment',
  save: 'Save',
  edit: 'Edit',
  review: 'Your order',
  pay: (amount: string) => `Pay ${amount}`,
  placeOrder: 'Place order',
  paying: 'Paying…',
  free: 'Free',
  backToCart: 'Back to cart',
  problems: 'Please check these fields:',
} as const;

/** Names of the amounts, the same in cart, checkout, order and mail. */
export const TOTAL_LABELS = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  tax: 'Tax',
  grandTotal: 'Total',
  shippingUnknown: 'Calculated at the next step',
} as const;

/** Texts of the pages after payment (CX-23). */
export const orderPageWording = {
  thanks: (name: string) => (name === '' ? 'Thank you for your order' : `Thank you, ${name}`),
  number: (numberText: string) => `Order ${numberText}`,
  mailSent: (email: string) => `We have sent a confirmation to ${email}.`,
  next: 'We will write to you again when your order is on its way.',
  status: 'Order status',
  statusLink: 'You can follow this order at any time, without signing in:',
  shipTo: 'Ship to',
  mailSubject: (numberText: string) => `Your order ${numberText}`,
} as const;

/** `Arrives Nov 24 – 27` (CX-14). */
export function arrivalText(window: { readonly from: string; readonly to: string }): string {
  return `Arrives ${formatDayRange(window.from, window.to)}`;
}
