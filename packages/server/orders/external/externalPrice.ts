import type { ExternalAmounts, ExternalPart } from '@quoin/domain/orders';
import type { PartPrice } from '../storage/orderRecord.ts';

/** A tax that another shop worked out has no rule here. */
const EXTERNAL = 'external';

export function externalPart({ discount, tax, taxIncluded, gross }: ExternalPart): PartPrice {
  const share = tax + taxIncluded;
  const taxes = share === 0n ? [] : [{ ruleId: EXTERNAL, amount: share.toString() }];
  return { discount, discounts: [], taxes, tax, taxIncluded, gross };
}

export interface ExternalPrice {
  readonly amounts: Omit<ExternalAmounts, 'lines'>;
  readonly discounts: readonly { readonly name: string; readonly code: string | null; readonly amount: bigint }[];
}

/** What an order that was priced somewhere else keeps of its price. */
export function externalPrice({ amounts, discounts }: ExternalPrice, shipping: ExternalPart) {
  const { discount, tax, isTaxIncluded } = amounts;
  return {
    ...{ subtotal: amounts.subtotal ?? 0n, discount, shipping: amounts.shipping, grandTotal: amounts.grandTotal },
    ...{ tax: isTaxIncluded ? 0n : tax, taxIncluded: isTaxIncluded ? tax : 0n },
    priceTaxInterpretation: isTaxIncluded ? ('INCLUSIVE' as const) : ('EXCLUSIVE' as const),
    ...{ giftCardTotal: 0n, giftCards: [], shippingPart: externalPart(shipping) },
    appliedTaxes:
      tax === 0n
        ? []
        : [
            {
              ...{ ruleId: EXTERNAL, amount: tax.toString(), name: 'Tax', jurisdiction: '' },
              ...{ ratePpm: 0, isCompound: false },
            },
          ],
    appliedDiscounts: discounts.map(({ name, code, amount }, index) => ({
      ...{ id: `${EXTERNAL}-${index}`, name, code, amount: amount.toString() },
    })),
  };
}
