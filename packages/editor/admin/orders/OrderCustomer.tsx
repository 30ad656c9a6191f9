import type { WireAddress } from '@quoin/contract/endpoints/site';
import type { WireOrderDetail } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/orderCustomer';
import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { AddressLines } from './AddressLines.tsx';
import { contactLines } from './contactLines.ts';
import css from './OrderScreen.module.css';
import type { OrderDialog } from './OrderScreen.tsx';

interface OrderCustomerProps {
  readonly order: WireOrderDetail;
  readonly mayEdit: boolean;
  readonly onOpen: (dialog: OrderDialog) => void;
  readonly children?: ReactNode;
}

/** Links to everything that is known about the buyer. */
function CustomerName({ order }: { readonly order: WireOrderDetail }) {
  const site = useSite();
  const text = order.customerName || (order.customerId === null ? '' : commonTexts.customer);
  if (text === '') return null;
  if (order.customerId === null) return <p className={css.person}>{text}</p>;
  return (
    <p className={css.person}>
      <Link
        to="/$site/config/customers/$customerId"
        params={{ site: site.identifier, customerId: order.customerId }}
        className={css.mail}
      >
        {text}
      </Link>
    </p>
  );
}

/** Who bought, where it goes, and what they wanted to say. */
export function OrderCustomer({ order, mayEdit, onOpen, children }: OrderCustomerProps) {
  const edit = (name: 'email' | 'shippingAddress' | 'billingAddress', label: string) =>
    mayEdit ? (
      <Button look="quiet" aria-label={texts.edit(label)} onPress={() => onOpen({ name })}>
        <Pencil aria-hidden="true" />
      </Button>
    ) : undefined;
  return (
    <div className={css.stack}>
      <Card title={commonTexts.customer} aside={edit('email', 'email')}>
        <CustomerName order={order} />
        <a href={`mailto:${order.email}`} className={css.mail}>
          {order.email}
        </a>
      </Card>
      <AddressCard
        title={texts.shippingAddress}
        address={order.shippingAddress}
        none={texts.noShippingRequired}
        edit={order.shippingAddress === null ? undefined : edit('shippingAddress', texts.shippingAddress2)}
      />
      <AddressCard
        title={texts.billingAddress}
        address={ownBillingAddress(order)}
        none={texts.sameAsTheShipping}
        edit={edit('billingAddress', texts.billingAddress2)}
      />
      {children}
      {order.answers.length === 0 ? null : (
        <Card title={texts.checkoutAnswers}>
          {order.answers.map(({ label, answer }) => (
            <p key={label} className={css.note}>
              <span className={css.soft}>{label}</span>
              <br />
              {answer}
            </p>
          ))}
        </Card>
      )}
      <Card title={texts.noteFromTheCustomer}>
        {order.note === '' ? <p className={css.soft}>{texts.noNote}</p> : <p className={css.note}>{order.note}</p>}
      </Card>
      {order.tags.length === 0 ? null : (
        <Card title={commonTexts.tags}>
          <p className={css.marks}>
            {order.tags.map((tag) => (
              <Badge key={tag} text={tag} tone="plain" />
            ))}
          </p>
        </Card>
      )}
    </div>
  );
}

/** The billing address when it says something else than the shipping address. */
function ownBillingAddress({ billingAddress, shippingAddress }: WireOrderDetail): WireAddress | null {
  if (billingAddress === null || shippingAddress === null) return billingAddress;
  const isSame = contactLines(billingAddress).join('\n') === contactLines(shippingAddress).join('\n');
  return isSame ? null : billingAddress;
}

interface AddressCardProps {
  readonly title: string;
  readonly address: WireAddress | null;
  readonly none: string;
  readonly edit?: ReactNode;
}

function AddressCard({ title, address, none, edit }: AddressCardProps) {
  return (
    <Card title={title} aside={edit}>
      {address === null ? (
        <p className={css.soft}>{none}</p>
      ) : (
        <AddressLines address={address} className={css.address} />
      )}
    </Card>
  );
}
