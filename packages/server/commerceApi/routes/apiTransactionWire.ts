import type { ApiPayment, ApiTax, ApiTransaction } from '@quoin/contract/commerceApi';
import type { StoredTaxShare } from '../../platform/database/schema/store/orders.ts';
import { toWireMoney } from '../../platform/http/replies/wireMoney.ts';
import type { LoadedPayment, LoadedTransaction } from '../loadTransactions.ts';

type Amount = (minor: bigint) => ReturnType<typeof toWireMoney>;

export function toApiTransaction({ sale, lines, payments }: LoadedTransaction): ApiTransaction {
  const amount: Amount = (minor) => toWireMoney(minor, sale.currency);
  const taxes = taxesIn(sale.appliedTaxes, amount);
  const netShipping = sale.shipping - sale.shippingDiscount;
  const paidOn = sale.paidAt.toISOString();
  const paid = [
    ...payments.map((payment) => toApiPayment(payment, paidOn, amount)),
    ...giftCardPayments(sale, paidOn, amount),
  ];
  return {
    id: sale.orderId,
    ...{ createdOn: sale.placedAt.toISOString(), modifiedOn: sale.modifiedAt.toISOString() },
    ...{ customerEmail: sale.email, salesOrderId: sale.orderId, voided: sale.payment === 'voided' },
    totalSales: amount(sale.subtotal),
    totalNetSales: amount(lines.reduce((sum, line) => sum + line.total - line.discount, 0n)),
    totalNetShipping: amount(netShipping),
    totalTaxes: amount(sale.tax + sale.taxIncluded),
    total: amount(sale.grandTotal),
    totalNetPayment: amount(sale.grandTotal - sale.refunded),
    payments: paid,
    salesLineItems: lines.map((line) => ({
      ...{ id: line.id, discountAmount: amount(line.discount), totalSales: amount(line.total) },
      ...{ totalNetSales: amount(line.total - line.discount), total: amount(line.gross), taxes: taxes(line.taxes) },
    })),
    discounts: sale.discounts.map(({ name, code, amount: minor }) => ({
      ...{ description: name, amount: amount(BigInt(minor)), promoCode: code },
    })),
    shippingLineItems:
      sale.shippingOptionName === null
        ? []
        : [
            {
              ...{ id: sale.checkoutId, description: sale.shippingOptionName, amount: amount(sale.shipping) },
              ...{ discountAmount: amount(sale.shippingDiscount), netAmount: amount(netShipping) },
              taxes: taxes(sale.shippingTaxes),
            },
          ],
    paymentGatewayError: null,
  };
}

/** Shares of taxes with what the order knows of each. */
function taxesIn(applied: LoadedTransaction['sale']['appliedTaxes'], amount: Amount) {
  return (shares: readonly StoredTaxShare[]): readonly ApiTax[] =>
    shares.map(({ ruleId, amount: minor }) => {
      const rule = applied.find((each) => each.ruleId === ruleId);
      return {
        amount: amount(BigInt(minor)),
        rate: rateText(rule?.ratePpm ?? 0),
        ...{ name: rule?.name ?? '', jurisdiction: rule?.jurisdiction ?? '' },
      };
    });
}

/** Parts of a million as a fraction: 81,000 is `0.081`. */
function rateText(ppm: number): string {
  const digits = String(ppm).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '') || '0';
}

function toApiPayment(payment: LoadedPayment, paidOn: string, amount: Amount): ApiPayment {
  const { id, provider, providerPaymentId, amount: paid, refunds } = payment;
  const back = refunds.reduce((sum, refund) => sum + refund.amount, 0n);
  return {
    ...{ id, amount: amount(paid), refundedAmount: amount(back), netAmount: amount(paid - back) },
    ...{ creditCardType: null, provider: provider.toUpperCase() },
    refunds: refunds.map((refund) => ({
      ...{ id: refund.id, amount: amount(refund.amount), refundedOn: refund.refundedAt.toISOString() },
      externalTransactionId: refund.providerRefundId,
    })),
    ...{ processingFees: [], giftCardId: null, paidOn },
    ...{ externalTransactionId: providerPaymentId, externalTransactionProperties: [], externalCustomerId: null },
  };
}

/** What went back to gift cards is not kept by card: the first ones take it. */
function giftCardPayments(
  { giftCards, refundedToGiftCards }: LoadedTransaction['sale'],
  paidOn: string,
  amount: Amount,
): readonly ApiPayment[] {
  let left = refundedToGiftCards;
  return giftCards.map(({ id, amount: minor }) => {
    const paid = BigInt(minor);
    const back = left < paid ? left : paid;
    left -= back;
    return {
      ...{ id, amount: amount(paid), refundedAmount: amount(back), netAmount: amount(paid - back) },
      ...{ creditCardType: null, provider: 'GIFT_CARD', refunds: [], processingFees: [], giftCardId: id, paidOn },
      ...{ externalTransactionId: null, externalTransactionProperties: [], externalCustomerId: null },
    };
  });
}
