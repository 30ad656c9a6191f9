import { createHmac } from 'node:crypto';
import { GIFT_CARD_RANDOM_BYTES, lastFourOf, newGiftCardCode } from '@quoin/domain/orders';
import type { Deps } from '../deps.ts';
import { openSecret, sealSecret } from '../platform/sealedSecret.ts';

export type CodeDeps = Pick<Deps, 'keyFor' | 'randomBytes'>;

/** What the database keeps of a code (GFT-3). The site is part of it: a card of one shop is none of another's. */
export function hashGiftCardCode(deps: Pick<Deps, 'keyFor'>, websiteId: string, code: string): Buffer {
  return createHmac('sha256', deps.keyFor('gift-card')).update(`${websiteId}|${code}`).digest();
}

export interface MintedCode {
  readonly codeHash: Buffer;
  readonly lastFour: string;
  /** For the mail that has yet to be written; nobody else can open it. */
  readonly sealedCode: string;
}

/** A new code of 80 random bits. It leaves this function only as hash, last four and sealed. */
export function mintCode(deps: CodeDeps, websiteId: string, cardId: string): MintedCode {
  const code = newGiftCardCode(deps.randomBytes(GIFT_CARD_RANDOM_BYTES));
  const tools = { key: deps.keyFor('gift-card-seal'), randomBytes: deps.randomBytes };
  return {
    codeHash: hashGiftCardCode(deps, websiteId, code),
    lastFour: lastFourOf(code),
    sealedCode: sealSecret(tools, { websiteId, name: cardId }, code),
  };
}

export function openCode(deps: Pick<Deps, 'keyFor'>, websiteId: string, cardId: string, sealed: string): string {
  return openSecret(deps.keyFor('gift-card-seal'), { websiteId, name: cardId }, sealed);
}
