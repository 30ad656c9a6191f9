import type { WireMoney } from '@quoin/contract/endpoints/site';
import type { WireOrderDetail, WireOrderRefund } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/orderPayment';
import { moneyText } from '../../app/formats.ts';
import { useMoments } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import css from './OrderScreen.module.css';

export function OrderPayment({ order }: { readonly order: WireOrderDetail }) {
  const has = (amount: WireMoney) => Number(amount.value) > 0;
  return (
    <Card title={commonTexts.payment}>
      <dl className={css.totals}>
        <Amount name={texts.subtotal} amount={order.subtotal} />
        {has(order.discount) ? <Amount name={texts.discount} amount={order.discount} sign="−" /> : null}
        <Amount
          name={order.shippingOptionName === null ? commonTexts.shipping : `Shipping · ${order.shippingOptionName}`}
          amount={order.shipping}
        />
        <Amount name={texts.tax} amount={order.tax} />
        <Amount name={commonTexts.total} amount={order.grandTotal} isGrand />
        {has(order.taxIncluded) ? <Amount name={texts.taxIncluded} amount={order.taxIncluded} /> : null}
        {has(order.giftCardTotal) ? <Amount name={texts.paidByGiftCard} amount={order.giftCardTotal} /> : null}
        {has(order.refundedTotal) ? <Amount name={texts.refunded} amount={order.refundedTotal} sign="−" /> : null}
      </dl>
      {order.payments.map((payment) => (
        <p key={payment.providerPaymentId ?? payment.state} className={css.payment}>
          <span>{providerName(payment.provider, order.manualMethod)}</span>
          {payment.providerPaymentId === null ? null : <code className={css.code}>{payment.providerPaymentId}</code>}
          <span className={css.paid}>{moneyText(payment.amount)}</span>
        </p>
      ))}
      {order.refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} />
      ))}
    </Card>
  );
}

const REFUND_STATES = { pending: texts.pending, succeeded: '', failed: texts.declinedByTheProvider } as const;

function Refund({ refund }: { readonly refund: WireOrderRefund }) {
  const moments = useMoments();
  const state = REFUND_STATES[refund.state];
  return (
    <p className={css.payment}>
      <span>{texts.refund(moments.short(refund.at, Date.now()))}</span>
      {refund.reason === '' ? null : <span className={css.soft}>{refund.reason}</span>}
      {state === '' ? null : <Badge text={state} tone={refund.state === 'failed' ? 'bad' : 'warn'} hollow />}
      <span className={css.paid}>−{moneyText(refund.amount)}</span>
    </p>
  );
}

interface AmountProps {
  readonly name: string;
  readonly amount: WireMoney;
  readonly sign?: string;
  readonly isGrand?: boolean;
}

function Amount({ name, amount, sign = '', isGrand = false }: AmountProps) {
  return (
    <div className={isGrand ? css.grand : css.amount}>
      <dt>{name}</dt>
      <dd>
        {sign}
        {moneyText(amount)}
      </dd>
    </div>
  );
}

const METHODS: Readonly<Record<string, string>> = {
  bankTransfer: texts.bankTransfer,
  cash: texts.cash,
  invoice: texts.invoice,
};

const PROVIDERS: Readonly<Record<string, string>> = { stripe: 'Stripe', paypal: 'PayPal', test: texts.testPayments };

function providerName(provider: string, method: string | null): string {
  if (provider === 'manual') return METHODS[method ?? ''] ?? texts.manualPayment;
  return PROVIDERS[provider] ?? provider;
}
