import { formatDay, isIsoDay } from '@quoin/domain/formats';
import type { ShownAnswer } from '@quoin/domain/forms';
import {
  type GiftCardDelivery,
  giftCardRecipient,
  isGiftCardMailDue,
  orderPageWords,
  validateGiftCardDelivery,
} from '@quoin/domain/orders';

/** What of a delivery is kept as a line's additional fields: it travels with the line from the cart to the order. */
const NAMES = ['recipientName', 'recipientEmail', 'senderName', 'message', 'sendOn'] as const;

export function deliveryToFields(delivery: GiftCardDelivery): string {
  const parts = NAMES.map((name) => [name, delivery[name] ?? ''] as const).filter(([, value]) => value !== '');
  return JSON.stringify(Object.fromEntries(parts));
}

/**
 * The delivery in a line's additional fields. Never fails: the buyer has paid, so what is unsound counts as not given, and
 * the card goes to the buyer at once.
 */
export function deliveryFromFields(fields: string | null, today: string): GiftCardDelivery {
  const delivery = keptDelivery(fields);
  const wrong = new Set(validateGiftCardDelivery(delivery, today).map(({ field }) => field));
  const isToday = delivery.sendOn === null || wrong.has('sendOn') || isGiftCardMailDue(delivery, today);
  return {
    ...delivery,
    recipientEmail: wrong.has('recipientEmail') ? '' : delivery.recipientEmail,
    sendOn: isToday ? null : delivery.sendOn,
  };
}

function keptDelivery(fields: string | null): GiftCardDelivery {
  const given = parse(fields ?? '{}');
  const text = (name: (typeof NAMES)[number]) => (typeof given[name] === 'string' ? given[name].trim() : '');
  return {
    recipientName: text('recipientName').slice(0, 100),
    recipientEmail: text('recipientEmail'),
    senderName: text('senderName').slice(0, 100),
    message: text('message').slice(0, 500),
    sendOn: text('sendOn') || null,
  };
}

/** For whom a card is and when it is mailed, as its buyer reads it in cart, checkout, order and mail (GIFT-03). */
export function deliveryAnswers(fields: string | null, buyerEmail: string, language: string): readonly ShownAnswer[] {
  const delivery = keptDelivery(fields);
  const { forWhom, mailed, atOnce } = orderPageWords(language).giftCard;
  const email = giftCardRecipient(delivery, buyerEmail);
  const whom = [delivery.recipientName, delivery.recipientName !== '' && email !== '' ? `(${email})` : email];
  const { sendOn } = delivery;
  const answers = [
    { label: forWhom, text: whom.filter((part) => part !== '').join(' ') },
    { label: mailed, text: sendOn !== null && isIsoDay(sendOn) ? formatDay(sendOn, language) : atOnce },
  ];
  return answers.filter(({ text }) => text !== '');
}

function parse(fields: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(fields);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** What was typed on the gift card page, tidied. */
export function deliveryOfForm(text: (name: string) => string): GiftCardDelivery {
  const value = (name: string) => text(name).trim();
  return {
    recipientName: value('recipientName'),
    recipientEmail: value('recipientEmail'),
    senderName: value('senderName'),
    message: value('message').replace(/\r\n?/g, '\n'),
    sendOn: value('sendOn') || null,
  };
}
