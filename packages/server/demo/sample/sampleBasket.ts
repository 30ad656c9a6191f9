import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import type { SampleVariant } from '../../catalog/index.ts';
import type { OrderGoods, PlannedOrder } from './samplePlan.ts';

/** Never sold by sample orders, so that nothing is sold out by them. */
const KEPT_ON_SHELF = 4;

export interface BasketLine {
  readonly variant: SampleVariant;
  readonly quantity: number;
}

/** Sells itself as a plain product; what runs low stays. */
export function isSellable({ productType, isSubscribable, left }: SampleVariant, quantity = 1): boolean {
  const isPhysical = productType === PRODUCT_TYPES.physical && !isSubscribable;
  return isPhysical && (left === null || left >= KEPT_ON_SHELF + quantity);
}

/** What an order buys: at least two lines where it is sent in parts. */
export function basketOf(
  { goods, story, visit }: Pick<PlannedOrder, 'goods' | 'story' | 'visit'>,
  variants: readonly SampleVariant[],
  roll: () => number,
): readonly BasketLine[] {
  if (goods !== 'goods') return [{ variant: pickOne(variants.filter(isOf(goods)), roll), quantity: 1 }];
  const sellable = variants.filter((variant) => isSellable(variant, 2));
  const looked = visit?.steps.findLast((step) => step.kind === 'page' && step.path.split('/').length > 2);
  const same = sellable.filter(({ path }) => looked?.kind === 'page' && path === looked.path);
  const first = pickOne(same.length > 0 ? same : sellable, roll);
  const others = sellable.filter(({ itemId }) => itemId !== first.itemId);
  const more = story === 'partFulfilled' ? 1 + Math.floor(roll() * 2) : roll() < 0.28 ? 1 : 0;
  const lines = [first, ...Array.from({ length: more }, () => pickOne(others, roll))];
  return [...new Set(lines)].map((variant) => ({ variant, quantity: roll() < 0.14 ? 2 : 1 }));
}

function isOf(goods: Exclude<OrderGoods, 'goods'>): (variant: SampleVariant) => boolean {
  if (goods === 'subscription') return ({ isSubscribable, left }) => isSubscribable && left !== 0;
  const type = goods === 'digital' ? PRODUCT_TYPES.digital : PRODUCT_TYPES.giftCard;
  return ({ productType }) => productType === type;
}

function pickOne(choices: readonly SampleVariant[], roll: () => number): SampleVariant {
  const chosen = choices[Math.floor(roll() * choices.length)];
  if (chosen === undefined) throw new Error('The demo has nothing of what a sample order wants to buy.');
  return chosen;
}
