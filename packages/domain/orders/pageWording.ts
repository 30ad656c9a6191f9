import { cartPageWording } from '@quoin/domain/cart';

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
  arrives: (days: string) => `Arrives ${days}`,
  shippingLater: 'The ways of shipping appear here as soon as the address is complete.',
  payment: 'Payment',
  paymentMethod: 'How would you like to pay?',
  payElsewhere:
    'You pay on the next page, at our payment provider: by card, or with the wallet of your device (Apple Pay, Google Pay, Link).',
  addressUnknown: 'We could not find this address. Please check it; if it is right, just go on.',
  payAtPayPal: 'You agree to the payment at PayPal and come back here afterwards.',
  payPalAgreed: 'Agreed at PayPal. You pay when you place the order.',
  payPalAddress: 'The address from PayPal can’t be used as it is. Please check it.',
  continueToProvider: 'Continue to our payment provider',
  testMode: 'Test mode: no card is charged.',
  cardNumber: 'Card number',
  expiry: 'Expiry (MM/YY)',
  cvc: 'Security code',
  questions: 'A few questions',
  noteTitle: 'Anything we should know',
  note: 'Note to the shop',
  continueToShipping: 'Continue to shipping',
  continueToPayment: 'Continue to payment',
  save: 'Save',
  edit: 'Edit',
  review: cartPageWording.summary,
  // The law of the EU wants these words and no others on the button; the amount stands in the line above it.
  obligation: 'Order with obligation to pay',
  toPay: (amount: string) => `To pay: ${amount}`,
  pay: (amount: string) => `Pay ${amount}`,
  placeOrder: 'Place order',
  paying: 'Paying…',
  free: 'Free',
  backToCart: 'Back to cart',
  problems: 'Please check these fields:',
} as const;

/** Ways to pay, where their owner has not named them. */
export const PAYMENT_WAY_LABELS = { card: 'Card', redirect: 'Card', paypal: 'PayPal', later: 'Pay later' } as const;

/** How the buyer pays: by a card typed here, on a page of the provider, at PayPal, or some time after the order. */
export type PaymentWay = keyof typeof PAYMENT_WAY_LABELS;

/** What follows from choosing a way to pay that its owner has said nothing about. */
export function wayText(
  way: PaymentWay,
  { payElsewhere, payAtPayPal }: { readonly payElsewhere: string; readonly payAtPayPal: string },
): string {
  if (way === 'paypal') return payAtPayPal;
  return way === 'redirect' ? payElsewhere : '';
}

/** Names of the amounts, the same in cart, checkout, order and mail. */
export const TOTAL_LABELS = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  tax: 'Tax',
  grandTotal: 'Total',
  shippingUnknown: 'Depends on the address',
  giftCard: 'Gift card',
  amountDue: 'To pay',
  /** Which prices contain: told, never added. */
  including: (amount: string, name: string) => `Including ${amount} ${name}`,
  estimated: 'Estimated',
  severalTaxes: 'tax',
} as const;

/** Texts of the pages after payment (CX-23). */
export const orderPageWording = {
  thanks: (name: string) => (name === '' ? 'Thank you for your order' : `Thank you, ${name}`),
  number: (numberText: string) => `Order ${numberText}`,
  mailSent: (email: string) => `We have sent a confirmation to ${email}.`,
  next: {
    parcel: 'We will write to you again when your order is on its way.',
    service: 'We will write to you about what comes next.',
    download: 'Your files are ready to download.',
    giftCard: 'We send the gift card by email.',
  },
  status: 'Order status',
  statusLink: 'You can follow this order at any time, without signing in:',
  shipTo: 'Ship to',
  mailSubject: (numberText: string) => `Your order ${numberText}`,
} as const;

/** What the order's page says about parcels, papers and files. */
export const orderAfterWording = {
  parcels: 'Parcels',
  sentOn: 'Sent on',
  trackingNumber: 'Tracking number',
  canceled: 'Canceled',
  refunds: 'Refunds',
  refundedOn: 'Refunded on',
  downloads: 'Your files',
  download: 'Download',
  left: (count: number) => (count === 1 ? 'Once more' : `${count} more times`),
  over: 'No longer available. Please write to us.',
  whenPaid: 'Available as soon as the order is paid.',
  documents: 'Papers',
  invoice: 'Invoice (PDF)',
  creditNote: 'Credit note',
  withdrawn: 'Withdrawn',
  payNow: 'How to pay',
  review: 'We are checking your payment and will write to you.',
  received: (name: string) => (name === '' ? 'We have received your order' : `We have received your order, ${name}`),
  receivedLead: 'It is on hold for you until your payment has come.',
} as const;

export const donationPageWording = {
  /** Where its owner has not named it. */
  title: 'Support our work',
  amount: 'Amount',
  own: 'Another amount',
  give: 'Continue to payment',
  range: (min: string, max: string) => `From ${min} to ${max}.`,
} as const;

/** What the owner's terms are called at checkout. */
export const POLICY_LABELS = {
  returnPolicy: 'Returns',
  termsOfService: 'Terms of service',
  privacyPolicy: 'Privacy',
} as const;

/** The page that stands for a bank while nothing is really paid. */
export const testBankWording = {
  title: 'Test bank: confirm a payment',
  bank: 'Test bank',
  confirm: (amount: string) => `Confirm ${amount}`,
  lead: (shop: string) =>
    `${shop} asks for this payment. No money moves: this page stands for the second step of a real bank.`,
  approve: 'Approve',
  decline: 'Decline',
  /** What each of its cards stands for, after the number. */
  cards: {
    accepted: 'is accepted',
    declined: 'is declined',
    poor: 'has insufficient funds',
    asksBank: 'asks for a second step at the bank',
    declinedLater: 'is accepted now and declined at renewals',
  },
} as const;
