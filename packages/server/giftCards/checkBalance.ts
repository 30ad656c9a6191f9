import { isCurrencyCode, type Money, money } from '@quoin/domain/money';
import { decideGiftCardUse, emptyLedger } from '@quoin/domain/orders';
import { type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import type { VisitorLimit } from '../captcha/index.ts';
import type { Deps } from '../deps.ts';
import type { Site } from '../sites/index.ts';
import { findGiftCardOfCode } from './siteGiftCards.ts';

export type BalanceAnswer =
  | { readonly kind: 'tooMany'; readonly seconds: number }
  | { readonly kind: 'known'; readonly available: Money }
  | { readonly kind: 'unknown'; readonly problem: Problem<'giftCardUnknown'> };

export interface BalanceDeps extends Pick<Deps, 'db' | 'keyFor' | 'now'> {
  readonly guesses: VisitorLimit;
}

/** What is left on a card. Unknown, spent, expired and disabled ones get one and the same answer (SC-10). */
export async function checkBalance(
  deps: BalanceDeps,
  site: Site,
  visitor: { readonly token: string | null; readonly ip: string },
  code: string,
): Promise<BalanceAnswer> {
  const who = { websiteId: site.id, visitor: visitor.token, ip: visitor.ip };
  const seconds = deps.guesses.take(who);
  if (seconds !== null) return { kind: 'tooMany', seconds };
  const decided = await deps.db.inSite(
    { websiteId: site.id },
    async (trx): Promise<Outcome<Money, 'giftCardUnknown'>> => {
      const card = await findGiftCardOfCode(deps, trx, site.id, code);
      if (card === null || !isCurrencyCode(card.currency)) return refuse('giftCardUnknown', { field: 'giftCardCode' });
      const ledger = { ...emptyLedger(card.currency), issued: card.balance + card.held };
      const expiresAt = card.expiresAt?.getTime() ?? null;
      const use = decideGiftCardUse({ ledger, isDisabled: card.state !== 'active', expiresAt }, deps.now());
      return use.ok ? { ok: true, value: money(card.balance, card.currency) } : use;
    },
  );
  if (decided.ok) deps.guesses.giveBack(who);
  return decided.ok ? { kind: 'known', available: decided.value } : { kind: 'unknown', problem: decided.problem };
}
