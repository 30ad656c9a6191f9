/** To the owner, about the same: in the language of the app. */
export const parkedNoticeWording = {
  subject: (amount: string) => `Payment of ${amount} without an order`,
  heading: 'A payment needs your review',
  intro: (email: string, amount: string) => `${email} paid ${amount}, but an item sold out during the payment.`,
  until: (time: string) => `If you do nothing, the payment is refunded automatically at ${time}.`,
  decide: 'Review payment',
  lines: 'Ordered items',
} as const;
