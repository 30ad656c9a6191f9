import type { WireMoney, WireOrderDetail } from '@quoin/contract/endpoints';
import { moneyText } from '../../app/formats.ts';
import { Card } from '../../parts/Card.tsx';
import css from './OrderScreen.module.css';

export function OrderPayment({ order }: { readonly order: WireOrderDetail }) {
  const hasDiscount = Number(order.discount.value) > 0;
  return (
    <Card title="Payment">
      <dl className={css.totals}>
        <Amount name="Subtotal" amount={order.subtotal} />
        {hasDiscount ? <Amount name="Discount" amount={order.discount} sign="−" /> : null}
        <Amount
          name={order.shippingOptionName === null ? 'Shipping' : `Shipping · ${order.shippingOptionName}`}
          amount={order.shipping}
        />
        <Amount name="Tax" amount={order.tax} />
        <Amount name="Total" amount={order.grandTotal} isGrand />
      </dl>
      {order.payments.map((payment) => (
        <p key={payment.providerPaymentId ?? payment.state} className={css.payment}>
          <span>{providerName(payment.provider)}</span>
          {payment.providerPaymentId === null ? null : <code className={css.code}>{payment.providerPaymentId}</code>}
          <span className={css.paid}>{moneyText(payment.amount)}</span>
        </p>
      ))}
    </Card>
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

function providerName(provider: string): string {
  return provider === 'test' ? 'Test payments' : provider.charAt(0).toUpperCase() + provider.slice(1);
}
