/** Texts that only the confirmation mail says; what it shares with the order pages is in `orderPageWording`. */
export const mailWording = {
  /** Shown by mail programs beside the subject. */
  preheader: (number: string, total: string) => `${number}, ${total}.`,
  follow: 'Follow your order',
  lines: 'What you ordered',
  quantity: (quantity: number) => `Quantity ${quantity}`,
  each: (price: string) => `${price} each`,
  delivery: 'Delivery',
  payment: 'Payment',
  testMode: 'Test mode: no money has moved.',
  note: 'Your note',
  questions: 'Questions? Write to',
} as const;

/** Texts of the mails after the confirmation. */
export const noticeWording = {
  shippedSubject: (number: string) => `Your order ${number} is on its way`,
  shippedHeading: (isPart: boolean) => (isPart ? 'Part of your order is on its way' : 'Your order is on its way'),
  doneSubject: (number: string) => `Your order ${number} is done`,
  doneHeading: (isPart: boolean) => (isPart ? 'Part of your order is done' : 'Your order is done'),
  shippedBy: (carrier: string) => `Sent with ${carrier}.`,
  rest: 'The rest follows; we will write to you again.',
  inParcel: 'In this parcel',
  trackingNumber: 'Tracking number',
  canceledSubject: (number: string, isPart: boolean) =>
    isPart ? `Part of your order ${number} was canceled` : `Your order ${number} was canceled`,
  canceledHeading: (isPart: boolean) => (isPart ? 'Part of your order was canceled' : 'Your order was canceled'),
  canceledIntro: 'What you have paid for it is given back separately.',
  canceledUnpaid: 'You need not pay anything.',
  canceledLines: 'Canceled',
  refundedSubject: (number: string) => `Refund for your order ${number}`,
  refundedHeading: (amount: string) => `We have refunded ${amount}`,
  refundedIntro: 'It goes back the way it came. Banks may take up to ten days to show it.',
  refundedLines: 'Refunded',
  refundTotal: 'Total refunded',
  paidSubject: (number: string) => `We have received your payment for order ${number}`,
  paidHeading: 'Thank you for your payment',
  paidIntro: (amount: string) => `We have received ${amount}.`,
  reason: 'Reason',
  withdrawnLines: 'You have withdrawn from',
  unpaidReason: 'The payment did not arrive in time.',
  payUntil: (day: string) => `Please pay by ${day}.`,
} as const;
