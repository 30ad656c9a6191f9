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
