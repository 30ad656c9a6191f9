import { subscriptionPhrase } from '@quoin/domain/catalog';
import {
  formatGiftCardCode,
  orderPageWords,
  recurringWords,
  type SubscriptionMailKind,
  subscriptionNoticeWording,
} from '@quoin/domain/orders';
import type { MailKind } from './mailKind.ts';
import { mailsWith } from './messageMail.ts';
import { sampleAmount, sampleDay } from './sampleTexts.ts';

const giftCardMailOf = mailsWith('giftCards', (language) => ({
  ...recurringWords(language).giftCard,
  subject: orderPageWords(language).giftCard.mailSubject,
}));

interface SentGiftCard {
  /** Finished text. */
  readonly amount: string;
  /** As it is typed in. */
  readonly code: string;
  /** There was another code before. */
  readonly isReplaced: boolean;
  readonly recipientName: string;
  readonly senderName: string;
  /** The buyer's own words, a paragraph a line. */
  readonly message: string;
  readonly balanceUrl: string;
}

/** To the recipient of a gift card, on its day: the only place that ever contains its code. */
export const giftCardMail = giftCardMailOf<SentGiftCard>({
  name: 'giftCard',
  sample: (language) => ({
    amount: sampleAmount(5000n, language),
    code: formatGiftCardCode('7K3M09QX2RTV8HJN4'),
    isReplaced: false,
    ...{ recipientName: 'Ida', senderName: 'Per', message: '♥' },
    balanceUrl: 'https://example.com/gift-card/balance',
  }),
  write: (words, { amount, code, isReplaced, recipientName, senderName, message, balanceUrl }, { url }) => ({
    subject: words.subject(senderName),
    heading: words.heading(amount),
    eyebrow: words.to(recipientName),
    paragraphs: [
      ...message.split('\n').filter((line) => line.trim() !== ''),
      words.from(senderName),
      words.how,
      isReplaced ? words.replaced : '',
    ],
    code,
    button: { text: words.shop, url },
    hint: words.balance(balanceUrl),
    values: { amount, recipientName, senderName, message },
  }),
});

const KINDS = [
  'subscriptionStarted',
  'subscriptionReminder',
  'subscriptionRenewed',
  'subscriptionCompleted',
  'subscriptionPaymentFailed',
  'subscriptionLastWarning',
  'subscriptionSkipped',
  'subscriptionPaused',
  'subscriptionResumed',
  'subscriptionCanceled',
] as const satisfies readonly SubscriptionMailKind[];

/** Why a payment failed, where it was not the card. `actionFailed`: the bank asks its owner (3-D Secure). */
export type SubscriptionFailure = 'outOfStock' | 'actionFailed';

export interface MailedSubscription {
  readonly product: string;
  /** `Print of the month, €20.00 every month`. */
  readonly what: string;
  /** Finished text; empty where there is none. */
  readonly day: string;
  readonly failure?: SubscriptionFailure;
  /** To the customer: where the subscription is managed. */
  readonly url?: string;
  /** To the owner: whose subscription it is. */
  readonly customerEmail?: string;
}

const ASKS_FOR_A_CARD: ReadonlySet<SubscriptionMailKind> = new Set([
  'subscriptionPaymentFailed',
  'subscriptionLastWarning',
]);

const subscriptionMailOf = mailsWith('subscriptions', (language) => ({
  ...recurringWords(language),
  newCard: orderPageWords(language).subscription.updateCard,
}));

function sample(language: string): MailedSubscription {
  const product = 'Espresso';
  const plan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 } as const;
  const what = `${product}, ${subscriptionPhrase(plan, sampleAmount(2000n, language), { language })}`;
  return { product, what, day: sampleDay('2026-12-21', language), url: 'https://example.com/subscription/sample' };
}

function subscriptionMail(name: SubscriptionMailKind): MailKind<MailedSubscription> {
  return subscriptionMailOf<MailedSubscription>({
    ...{ name, sample },
    write: (words, { product, what, day, failure, url, customerEmail }) => ({
      subject: words.subjects[name],
      heading: words.subjects[name],
      paragraphs: [
        failure === undefined
          ? ''
          : { outOfStock: words.subscription.outOfStock, actionFailed: words.subscription.bankAsks }[failure],
        words.texts[name](what, day),
        customerEmail === undefined ? '' : subscriptionNoticeWording.ownerCopy(customerEmail),
      ],
      ...(url === undefined
        ? {}
        : { button: { text: ASKS_FOR_A_CARD.has(name) ? words.newCard : words.subscription.manage, url } }),
      values: { product, day, what },
    }),
  });
}

/** One kind of mail per step of a subscription. */
export const SUBSCRIPTION_MAILS: Readonly<Record<SubscriptionMailKind, MailKind<MailedSubscription>>> =
  Object.fromEntries(KINDS.map((name) => [name, subscriptionMail(name)])) as Record<
    SubscriptionMailKind,
    MailKind<MailedSubscription>
  >;
