import { price } from '@quoin/domain/cart';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { drawFromTape } from './draw.ts';
import { drawQuestion } from './moneyCases.ts';
import { MONEY_PROPERTIES } from './moneyProperties.ts';

/** As many again as one likes by `npm run fuzz money`. */
const CARTS = 1000;
const tape = fc.array(fc.nat(), { minLength: 40, maxLength: 160, size: 'max' });

describe('1,000 random carts: inclusive and exclusive, stacked coupons, 100 %, yen, quantity 9999', () => {
  for (const { title, check } of MONEY_PROPERTIES) {
    it(title, { timeout: 60_000 }, () => {
      const holds = (numbers: readonly number[]) => {
        const draw = drawFromTape(numbers);
        const question = drawQuestion(draw);
        check({ question, answer: price(question), draw });
      };
      fc.assert(fc.property(tape, holds), { numRuns: CARTS });
    });
  }
});
