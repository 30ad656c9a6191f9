/** Text below the owner's notices about a subscription, in the language of the app. */
export const subscriptionNoticeWording = { ownerCopy: (email: string) => `Customer: ${email}` } as const;

export const SUBSCRIPTION_EVENT_LABELS: Readonly<Record<string, string>> = {
  started: 'Started',
  reminded: 'Reminder sent',
  charged: 'Renewed',
  chargeFailed: 'Payment failed',
  skipped: 'Next delivery skipped',
  missed: 'Periods skipped',
  paused: 'Paused',
  gaveUp: 'Ended after the last retry',
  resumed: 'Resumed',
  canceled: 'Canceled',
  cardChanged: 'Card changed',
  clockMoved: 'Test clock moved',
};
