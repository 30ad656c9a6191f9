import { existsSync, readFileSync } from 'node:fs';
import type { AroundQuery } from './pool.ts';

/**
 * When, within or after a transaction: right after its statement, right before its commit, right after it. A crash
 * anywhere else leaves what one of these leaves, since only a commit changes what the next start finds.
 */
export type CrashMoment = 'written' | 'committing' | 'committed';

export interface CrashPoint {
  readonly name: string;
  /** Matches what the transaction writes. The provider's books are separate transactions. */
  readonly writes: RegExp;
  readonly moment: CrashMoment;
}

function around(step: string, writes: RegExp): readonly CrashPoint[] {
  return (['committing', 'committed'] as const).map((moment) => ({ name: `${step}.${moment}`, writes, moment }));
}

/** Every place between two states that a sale, a refund, a gift card or a renewal can be found in after a crash (FT-2). */
export const CRASH_POINTS: readonly CrashPoint[] = [
  ...around('intent', /^insert into "payment_intent"/),
  { name: 'stock.written', writes: /insert into stock_reservation/, moment: 'written' },
  { name: 'discountHold.written', writes: /discount_use/, moment: 'written' },
  { name: 'cardHold.written', writes: /insert into gift_card_hold/, moment: 'written' },
  ...around('charge', /^insert into "test_payment"/),
  ...around('bankAnswer', /^update "test_payment"/),
  ...around('settle', /^update "payment_intent"/),
  { name: 'number.written', writes: /insert into sales_order/, moment: 'written' },
  ...around('order', /insert into sales_order/),
  ...around('cardMovement', /^insert into "gift_card_movement"/),
  ...around('mail', /^insert into "mail"/),
  ...around('mailSent', /^update "mail"/),
  ...around('refund', /^insert into "order_refund"/),
  ...around('refundAsked', /^insert into "payment_refund"/),
  ...around('refundGiven', /^insert into "provider_refund"/),
  ...around('refundEnded', /^update "payment_refund"/),
  ...around('cardIssued', /^insert into "gift_card"/),
  ...around('cardMailed', /^update "gift_card" set "sealed_code"/),
  ...around('renewal', /^insert into "subscription_charge"/),
  ...around('renewed', /^update "subscription_charge"/),
];

/**
 * Kills the process (`kill -9`) at the point that `file` names. The file is read each time, so a test can choose the
 * point while the product runs. Without the file, nothing happens.
 */
export function crashAsConfigured(file: string, die: () => void = killItself): AroundQuery {
  const isChosen = ({ name }: CrashPoint) => existsSync(file) && readFileSync(file, 'utf8').trim() === name;
  return (query) => {
    /** Points of the transaction that runs on this connection. */
    let passed: CrashPoint[] = [];
    return async (sql, parameters) => {
      const text = sql.trimStart().toLowerCase();
      const isCommit = text === 'commit';
      if (isCommit && passed.some((point) => point.moment === 'committing' && isChosen(point))) die();
      const result = await query(sql, parameters);
      if (isCommit && passed.some((point) => point.moment === 'committed' && isChosen(point))) die();
      if (isCommit || text === 'rollback') passed = [];
      const here = CRASH_POINTS.filter(({ writes }) => writes.test(text));
      passed.push(...here);
      if (here.some((point) => point.moment === 'written' && isChosen(point))) die();
      return result;
    };
  };
}

function killItself(): void {
  process.kill(process.pid, 'SIGKILL');
}
