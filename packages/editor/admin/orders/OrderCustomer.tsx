import type { WireAddress, WireOrderDetail } from '@quoin/contract/endpoints';
import { Card } from '../../parts/Card.tsx';
import { addressLines } from './addressLines.ts';
import css from './OrderScreen.module.css';

/** Who bought, where it goes, and what they wanted to say. */
export function OrderCustomer({ order }: { readonly order: WireOrderDetail }) {
  return (
    <div className={css.stack}>
      <Card title="Customer">
        {order.customerName === '' ? null : <p className={css.person}>{order.customerName}</p>}
        <a href={`mailto:${order.email}`} className={css.mail}>
          {order.email}
        </a>
      </Card>
      <AddressCard title="Shipping address" address={order.shippingAddress} none="Nothing is shipped." />
      <AddressCard title="Billing address" address={ownBillingAddress(order)} none="Same as the shipping address." />
      <Card title="Note from the customer">
        {order.note === '' ? <p className={css.soft}>No note.</p> : <p className={css.note}>{order.note}</p>}
      </Card>
    </div>
  );
}

/** The billing address when it says something else than the shipping address. */
function ownBillingAddress({ billingAddress, shippingAddress }: WireOrderDetail): WireAddress | null {
  if (billingAddress === null || shippingAddress === null) return billingAddress;
  const isSame = addressLines(billingAddress).join('\n') === addressLines(shippingAddress).join('\n');
  return isSame ? null : billingAddress;
}

interface AddressCardProps {
  readonly title: string;
  readonly address: WireAddress | null;
  readonly none: string;
}

function AddressCard({ title, address, none }: AddressCardProps) {
  return (
    <Card title={title}>
      {address === null ? (
        <p className={css.soft}>{none}</p>
      ) : (
        <address className={css.address}>
          {addressLines(address).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
    </Card>
  );
}
