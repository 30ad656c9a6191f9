import { accept, type Outcome, refuse } from '@quoin/domain/problem';

/** A card that an order has sold and that still counts. Amounts in minor units of the order's currency. */
export interface SoldGiftCard {
  readonly id: string;
  readonly lineId: string;
  readonly lastFour: string;
  readonly issued: bigint;
  /** What can be spent now: what a payment under way holds counts as spent. */
  readonly balance: bigint;
}

/** What happens to sold cards so that nobody keeps both the card and its money. */
export interface GiftCardTakeBack {
  /** Nothing was spent of them: they are switched off whole. */
  readonly disabled: readonly SoldGiftCard[];
  /** So much goes off the balance of the others. */
  readonly reduced: readonly { readonly card: SoldGiftCard; readonly amount: bigint }[];
}

export const NOTHING_TAKEN: GiftCardTakeBack = { disabled: [], reduced: [] };

/** A refund as the cards see it. */
export interface TakeBackQuestion {
  /** The order's cards that are not switched off, in ascending order. */
  readonly cards: readonly SoldGiftCard[];
  /** Cards given back as such, by line; empty where an amount goes back. */
  readonly quantities: ReadonlyMap<string, number>;
  /** What goes back, and what could. */
  readonly amount: bigint;
  readonly refundable: bigint;
}

/**
 * What a refund takes off the gift cards that its order sold. A card given back must be unspent. An amount first goes on
 * everything else; what reaches into the cards' own money must still be on them. `left` and `max` of a refusal say how much
 * is: minor units.
 */
export function decideTakeBack(question: TakeBackQuestion): Outcome<GiftCardTakeBack, 'giftCardSpent'> {
  const { cards, quantities, amount, refundable } = question;
  if (cards.length === 0) return accept(NOTHING_TAKEN);
  const isWhole = amount === refundable;
  if (quantities.size > 0 && !isWhole) return takeCards(question);
  const sum = (read: (card: SoldGiftCard) => bigint) => cards.reduce((all, card) => all + read(card), 0n);
  const others = refundable - sum(({ issued }) => issued);
  const reach = amount - atLeastZero(others);
  if (reach <= 0n && quantities.size === 0) return accept(NOTHING_TAKEN);
  const gone = sum(({ issued, balance }) => issued - balance);
  if (amount > refundable - gone) return spent(question);
  return accept(isWhole ? { disabled: cards, reduced: [] } : takeAmount(cards, reach));
}

function takeCards(question: TakeBackQuestion): Outcome<GiftCardTakeBack, 'giftCardSpent'> {
  const disabled: SoldGiftCard[] = [];
  for (const [lineId, quantity] of question.quantities) {
    const own = question.cards.filter((card) => card.lineId === lineId);
    const whole = own.filter(({ issued, balance }) => balance === issued);
    // Cards that were disabled earlier are already worth nothing.
    const wanted = Math.min(quantity, own.length);
    if (whole.length < wanted) {
      return spent(
        question,
        own.find(({ issued, balance }) => balance < issued),
      );
    }
    disabled.push(...whole.slice(0, wanted));
  }
  return accept({ disabled, reduced: [] });
}

function takeAmount(cards: readonly SoldGiftCard[], reach: bigint): GiftCardTakeBack {
  const disabled: SoldGiftCard[] = [];
  const reduced: { card: SoldGiftCard; amount: bigint }[] = [];
  let rest = reach;
  for (const card of cards) {
    const amount = card.balance - atLeastZero(card.balance - rest);
    rest -= amount;
    if (amount > 0n && amount === card.issued) disabled.push(card);
    else if (amount > 0n) reduced.push({ card, amount });
  }
  return { disabled, reduced };
}

function spent(
  { cards, refundable }: TakeBackQuestion,
  card = cards.find(({ issued, balance }) => balance < issued),
): Outcome<never, 'giftCardSpent'> {
  const left = cards.reduce((all, { balance }) => all + balance, 0n);
  const gone = cards.reduce((all, { issued, balance }) => all + issued - balance, 0n);
  const max = atLeastZero(refundable - gone);
  return refuse('giftCardSpent', {
    values: { lastFour: card?.lastFour ?? '', left: String(left), max: String(max) },
  });
}

function atLeastZero(amount: bigint): bigint {
  if (amount < 0n) return 0n;
  return amount;
}
