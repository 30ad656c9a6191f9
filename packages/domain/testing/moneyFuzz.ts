import { price } from '@quoin/domain/cart';
import { drawFromSeed } from './draw.ts';
import { textOf } from './expectations.ts';
import { drawQuestion } from './moneyCases.ts';
import { MONEY_PROPERTIES } from './moneyProperties.ts';

export interface MoneyFuzzResult {
  readonly cases: number;
  /** The first case that breaks a property; null when all hold. Its seed alone makes it again. */
  readonly broken: null | {
    readonly seed: number;
    readonly property: string;
    readonly message: string;
    readonly question: string;
  };
}

/** Checks that many random carts against every property, beginning with that seed; each further case adds one to it. */
export function runMoneyFuzz(cases: number, seed: number): MoneyFuzzResult {
  for (let index = 0; index < cases; index += 1) {
    const broken = checkCase(seed + index);
    if (broken !== null) return { cases: index + 1, broken };
  }
  return { cases, broken: null };
}

function checkCase(seed: number): MoneyFuzzResult['broken'] {
  // Multiplied, so that neighbours differ in more than their start.
  const draw = drawFromSeed(Math.imul(seed + 1, 0x27d4eb2f));
  const question = drawQuestion(draw);
  let property = 'every cart has a price';
  try {
    const answer = price(question);
    for (const { title, check } of MONEY_PROPERTIES) {
      property = title;
      check({ question, answer, draw });
    }
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { seed, property, message, question: textOf(question) };
  }
}
