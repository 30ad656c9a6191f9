import { type GiftCardDelivery, isGiftCardMailDue, validateGiftCardDelivery } from '@quoin/domain/orders';

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
  const given = parse(fields ?? '{}');
  const text = (name: (typeof NAMES)[number]) => (typeof given[name] === 'string' ? given[name].trim() : '');
  const delivery: GiftCardDelivery = {
    recipientName: text('recipientName').slice(0, 100),
    recipientEmail: text('recipientEmail'),
    senderName: text('senderName').slice(0, 100),
    message: text('message').slice(0, 500),
    sendOn: text('sendOn') || null,
  };
  const wrong = new Set(validateGiftCardDelivery(delivery, today).map(({ field }) => field));
  const isToday = delivery.sendOn === null || wrong.has('sendOn') || isGiftCardMailDue(delivery, today);
  return {
    ...delivery,
    recipientEmail: wrong.has('recipientEmail') ? '' : delivery.recipientEmail,
    sendOn: isToday ? null : delivery.sendOn,
  };
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
