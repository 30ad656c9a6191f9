import { type OrderWords, orderWords, parkedNoticeWording } from '@quoin/domain/orders';
import { defineMessageMail, type MailMessage, type MessageLine, type MessageTotal, mailsWith } from '../messageMail.ts';
import { sampleAmount, sampleDay } from '../sampleTexts.ts';

const NUMBER = '#1001';
/** A sample in the words of a language. */
function sample(write: (words: OrderWords, language: string) => MailMessage): (language: string) => MailMessage {
  return (language) => {
    const words = orderWords(language);
    const eyebrow = `${words.page.number(NUMBER)} · ${sampleDay('2026-11-21', language)}`;
    return { eyebrow, ...write(words, language) };
  };
}

function status({ mail }: OrderWords) {
  return { text: mail.follow, url: 'https://example.com/order/sample' };
}

function lines({ mail }: OrderWords, quantity: number) {
  return [{ title: 'Dunes', detail: `A2 / Oak · ${mail.quantity(quantity)}` }];
}

/** To the buyer, for each parcel. */
export const orderShippedMail = defineMessageMail({
  name: 'orderShipped',
  group: 'orders',
  sample: sample((words) => ({
    subject: words.notice.shippedSubject(NUMBER),
    heading: words.notice.shippedHeading(false),
    paragraphs: [words.notice.shippedBy('DHL')],
    button: { text: words.fulfilment.track, url: 'https://example.com/track' },
    linesTitle: words.notice.inParcel,
    lines: lines(words, 2),
    facts: [{ label: words.notice.trackingNumber, lines: ['JD014600006281748402'] }],
  })),
});

/** To the buyer, when something is canceled. */
export const orderCanceledMail = defineMessageMail({
  name: 'orderCanceled',
  group: 'orders',
  sample: sample((words) => ({
    subject: words.notice.canceledSubject(NUMBER, false),
    heading: words.notice.canceledHeading(false),
    paragraphs: [words.notice.canceledIntro],
    button: status(words),
    linesTitle: words.notice.canceledLines,
    lines: lines(words, 2),
  })),
});

/** To the buyer, when money is on its way back. */
export const orderRefundedMail = defineMessageMail({
  name: 'orderRefunded',
  group: 'orders',
  sample: sample((words, language) => ({
    subject: words.notice.refundedSubject(NUMBER),
    heading: words.notice.refundedHeading(sampleAmount(4900n, language)),
    paragraphs: [words.notice.refundedIntro],
    button: status(words),
    linesTitle: words.notice.refundedLines,
    lines: lines(words, 1).map((line) => ({ ...line, amount: sampleAmount(4900n, language) })),
    totals: [{ label: words.notice.refundTotal, text: sampleAmount(4900n, language), isTotal: true }],
  })),
});

/** To the buyer, when a payment by hand has come. */
export const paymentReceivedMail = defineMessageMail({
  name: 'paymentReceived',
  group: 'orders',
  sample: sample((words, language) => ({
    subject: words.notice.paidSubject(NUMBER),
    heading: words.notice.paidHeading,
    paragraphs: [words.notice.paidIntro(sampleAmount(12_790n, language))],
    button: status(words),
  })),
});

/** To the buyer, at once: the law wants it on a durable medium. */
export const withdrawalReceiptMail = defineMessageMail({
  name: 'withdrawalReceipt',
  group: 'orders',
  sample: sample((words, language) => ({
    subject: words.withdrawal.receiptTitle(NUMBER),
    heading: words.withdrawal.title,
    paragraphs: [words.withdrawal.receiptIntro, words.withdrawal.receiptOutro(sampleDay('2026-12-05', language))],
    linesTitle: words.notice.withdrawnLines,
    lines: [{ title: '1 × Dunes' }],
    facts: [
      { label: words.withdrawal.receivedAt, lines: [`${sampleDay('2026-11-21', language)}, 15:04:09 (Europe/Berlin)`] },
    ],
  })),
});

const orderMail = mailsWith('orders', orderWords);

interface SentDraft {
  readonly url: string;
  readonly note: string;
  /** Finished text. */
  readonly until: string;
  readonly amount: string;
  readonly lines: readonly MessageLine[];
  readonly totals: readonly MessageTotal[];
}

/** To the buyer of a draft: the link to pay it. */
export const draftLinkMail = orderMail<SentDraft>({
  name: 'draftLink',
  sample: (language) => {
    const words = orderWords(language);
    return {
      ...{ url: 'https://example.com/checkout/pay/sample', note: '', until: sampleDay('2026-12-05', language) },
      amount: sampleAmount(12_790n, language),
      lines: lines(words, 2).map((line) => ({ ...line, amount: sampleAmount(12_300n, language) })),
      totals: [
        { label: words.totals.shipping, text: sampleAmount(490n, language) },
        { label: words.totals.grandTotal, text: sampleAmount(12_790n, language), isTotal: true },
      ],
    };
  },
  write: (words, { url, note, until, amount, lines: ordered, totals }, { title }) => ({
    subject: words.draft.subject(title),
    heading: words.draft.heading,
    paragraphs: [words.draft.intro(title), note, words.draft.until(until)],
    button: { text: words.draft.pay(amount), url },
    linesTitle: words.draft.lines,
    lines: ordered,
    totals,
  }),
});

/** To the buyer, when a paid sale could not be made and the money has gone back. */
export const paymentReturnedMail = orderMail<{ readonly amount: string }>({
  name: 'paymentReturned',
  sample: (language) => ({ amount: sampleAmount(12_790n, language) }),
  write: ({ parked }, { amount }) => ({
    subject: parked.returnedSubject,
    heading: parked.returnedHeading,
    paragraphs: [parked.returned(amount), parked.returnedWhen],
  }),
});

interface ParkedPayment {
  readonly amount: string;
  /** Of the buyer. */
  readonly email: string;
  /** When the money goes back by itself; empty where it does not. */
  readonly until: string;
  readonly url: string;
  readonly lines: readonly MessageLine[];
}

/** To the owner, who may still make the order. */
export const unfulfilledPaymentMail = mailsWith(
  'orders',
  () => parkedNoticeWording,
)<ParkedPayment>({
  name: 'paymentParked',
  isForStaff: true,
  sample: (language) => ({
    ...{ amount: sampleAmount(12_790n, language), email: 'ada@example.com', until: '15:04' },
    url: 'https://example.com/payments',
    lines: lines(orderWords(language), 2),
  }),
  write: (words, { amount, email, until, url, lines: wanted }) => ({
    subject: words.subject(amount),
    heading: words.heading,
    paragraphs: [words.intro(email, amount), until === '' ? '' : words.until(until)],
    button: { text: words.decide, url },
    linesTitle: words.lines,
    lines: wanted,
  }),
});

export const ORDER_MAILS = [
  orderShippedMail,
  orderCanceledMail,
  orderRefundedMail,
  paymentReceivedMail,
  withdrawalReceiptMail,
  draftLinkMail,
  paymentReturnedMail,
  unfulfilledPaymentMail,
] as const;
