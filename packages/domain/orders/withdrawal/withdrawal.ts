import { isEmailAddress } from '@quoin/domain/access';
import { addDays, dayInZone, formatDay, type IsoDay, typedCode } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import { en as orderEnglish } from '@quoin/messages/order';
import { type LineQuantity, mergeQuantities } from '../fulfilment/lineQuantities.ts';
import { orderNumberText } from '../labels.ts';
import type { WithdrawalOffer } from './withdrawalOffer.ts';

/** All money goes back within these days of the withdrawal. */
export const REFUND_DAYS = 14;
const NAME_LENGTH = 200;

/** What the buyer states. No reason: nobody may ask for one. */
export interface WithdrawalStatement {
  readonly name: string;
  /** Where the receipt goes. */
  readonly email: string;
  readonly lines: readonly LineQuantity[];
}

export type WithdrawalCode =
  | 'withdrawalNotOffered'
  | 'withdrawalNameMissing'
  | 'withdrawalEmailInvalid'
  | 'withdrawalLinesMissing'
  | 'withdrawalLineInvalid';

/**
 * Returns the problems of a withdrawal, at either step. Empty if it may be confirmed. After confirmation nothing may
 * prevent it.
 */
export function validateWithdrawal(
  statement: WithdrawalStatement,
  offer: WithdrawalOffer | null,
): Problem<WithdrawalCode>[] {
  if (offer === null) return [{ code: 'withdrawalNotOffered' }];
  const problems: Problem<WithdrawalCode>[] = [];
  const name = statement.name.trim();
  if (name === '' || name.length > NAME_LENGTH) problems.push({ code: 'withdrawalNameMissing', field: 'name' });
  if (!isEmailAddress(typedCode(statement.email))) problems.push({ code: 'withdrawalEmailInvalid', field: 'email' });
  return [...problems, ...lineProblems(statement.lines, offer)];
}

function lineProblems(wanted: readonly LineQuantity[], offer: WithdrawalOffer): Problem<WithdrawalCode>[] {
  const lines = mergeQuantities(wanted);
  if (lines.length === 0) return [{ code: 'withdrawalLinesMissing', field: 'lines' }];
  const bad = [...wanted.filter(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 0), ...lines].find(
    ({ lineId, quantity }) => {
      const offered = offer.lines.find((line) => line.lineId === lineId)?.quantity ?? 0;
      return !(Number.isSafeInteger(quantity) && quantity >= 0 && quantity <= offered);
    },
  );
  return bad === undefined ? [] : [{ code: 'withdrawalLineInvalid', field: bad.lineId }];
}

/** The receipt on a durable medium: what was stated, and the day and time it came in. Sent by mail at once. */
export interface WithdrawalReceipt {
  readonly title: string;
  readonly intro: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly lines: readonly string[];
  /** Last day for the money to be back. */
  readonly refundBy: IsoDay;
  readonly outro: string;
}

export function withdrawalReceipt(receipt: {
  readonly orderNumber: number;
  readonly orderedOn: IsoDay;
  readonly statement: WithdrawalStatement;
  readonly offer: WithdrawalOffer;
  readonly submittedAt: number;
  readonly timeZone: string;
  readonly words?: typeof orderEnglish.withdrawal;
  /** A day as people of that language write it. */
  readonly day?: (day: IsoDay) => string;
}): WithdrawalReceipt {
  const { statement, offer, submittedAt, timeZone, words = orderEnglish.withdrawal, day = formatDay } = receipt;
  const refundBy = addDays(dayInZone(submittedAt, timeZone), REFUND_DAYS);
  return {
    title: words.receiptTitle(orderNumberText(receipt.orderNumber)),
    intro: words.receiptIntro,
    facts: [
      { label: words.name, value: statement.name.trim() },
      { label: words.email, value: typedCode(statement.email) },
      { label: words.order, value: orderNumberText(receipt.orderNumber) },
      { label: words.orderedOn, value: day(receipt.orderedOn) },
      { label: words.receivedAt, value: momentText(submittedAt, timeZone, day) },
    ],
    lines: mergeQuantities(statement.lines).map(({ lineId, quantity }) => {
      const title = offer.lines.find((line) => line.lineId === lineId)?.title ?? '';
      return `${quantity} × ${title}`;
    }),
    refundBy,
    outro: words.receiptOutro(day(refundBy)),
  };
}

/** `Nov 21, 2026, 15:04:09 (Europe/Berlin)`: to the second, for a period may end at midnight. */
function momentText(moment: number, timeZone: string, day: (day: IsoDay) => string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone }).format(moment);
  return `${day(dayInZone(moment, timeZone))}, ${clock} (${timeZone})`;
}
