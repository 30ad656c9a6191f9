import {
  type AppAbandonedCartsResponse,
  appAbandonedCartsPath,
  appRemindCartPath,
  type WireAbandonedCart,
} from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Copy, Mail, ShoppingCart } from 'lucide-react';
import { act } from '../../app/api.ts';
import { moneyText } from '../../app/formats.ts';
import { abandonedCartsQuery } from '../../app/queries/customerQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import table from '../../parts/tables/table.module.css';
import { orComplain } from '../orders/orderActs.ts';
import css from './CustomersScreen.module.css';

export function AbandonedCartsScreen() {
  const site = useSite();
  const query = useQuery(abandonedCartsQuery(site.identifier));
  return (
    <Page title="Abandoned carts" site={site.title}>
      {query.data === undefined ? null : <ReminderPolicy minutes={query.data.mailAfterMinutes} />}
      <Card flush>
        {query.isPending ? <SkeletonRows count={6} label="Loading carts…" /> : null}
        {query.isError ? (
          <ErrorState title="The carts could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
        ) : null}
        {query.data === undefined ? null : <Carts carts={query.data.carts} />}
      </Card>
    </Page>
  );
}

const NEVER = 'never';
const CHOICES = [
  { value: NEVER, text: 'Off' },
  { value: '60', text: 'After an hour' },
  { value: '240', text: 'After 4 hours' },
  { value: '1440', text: 'After a day' },
  { value: '4320', text: 'After 3 days' },
];

function ReminderPolicy({ minutes }: { readonly minutes: number | null }) {
  const site = useSite();
  const queries = useQueryClient();
  const save = async (value: string) => {
    const mailAfterMinutes = value === NEVER ? null : Number(value);
    await act('PUT', appAbandonedCartsPath(site.identifier), { mailAfterMinutes });
    await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'abandonedCarts'] });
    announce(mailAfterMinutes === null ? 'Reminders are off.' : 'Reminders are on.');
  };
  return (
    <Card>
      <div className={css.policy}>
        <SelectField
          label="Email reminder"
          choices={CHOICES}
          value={minutes === null ? NEVER : String(minutes)}
          onChange={(value) => orComplain(save(value))}
          isDisabled={!isAllowed(site, 'commerceSettings.full')}
          hint="One email per cart, sent to subscribers and past customers, with an unsubscribe link."
        />
      </div>
    </Card>
  );
}

function Carts({ carts }: { readonly carts: readonly WireAbandonedCart[] }) {
  const moments = useMoments();
  const now = Date.now();
  if (carts.length === 0) {
    return (
      <EmptyState icon={ShoppingCart} title="No abandoned carts">
        When someone starts a checkout and leaves, the cart is kept here for 60 days.
      </EmptyState>
    );
  }
  const columns: readonly Column<WireAbandonedCart>[] = [
    { id: 'who', title: 'Customer', cell: (cart) => <Who cart={cart} /> },
    { id: 'what', title: 'Cart', cell: (cart) => <What cart={cart} /> },
    {
      id: 'state',
      title: 'Status',
      cell: ({ fate, remindedAt }) =>
        fate === 'recovered' ? (
          <Badge text="Recovered" tone="good" />
        ) : (
          <Badge text={remindedAt === null ? 'Abandoned' : 'Reminded'} tone={remindedAt === null ? 'warn' : 'plain'} />
        ),
    },
    { id: 'when', title: 'Abandoned on', cell: ({ changedAt }) => moments.short(changedAt, now) },
    {
      id: 'worth',
      title: 'Value',
      isNumber: true,
      cell: ({ worth }) => <span className={css.amount}>{moneyText(worth)}</span>,
    },
    { id: 'acts', title: '', cell: (cart) => <CartActs cart={cart} /> },
  ];
  return <RecordTable label="Abandoned carts" columns={columns} rows={carts} keyOf={({ id }) => id} />;
}

function Who({ cart }: { readonly cart: WireAbandonedCart }) {
  const site = useSite();
  const name = cart.name || cart.email;
  return (
    <span className={css.name}>
      {cart.customerId === null ? (
        <strong>{name}</strong>
      ) : (
        <Link
          to="/$site/config/customers/$customerId"
          params={{ site: site.identifier, customerId: cart.customerId }}
          className={table.rowLink}
        >
          {name}
        </Link>
      )}
      {cart.name === '' ? null : <span className={css.soft}>{cart.email}</span>}
    </span>
  );
}

function What({ cart }: { readonly cart: WireAbandonedCart }) {
  return (
    <ul className={css.lines}>
      {cart.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes its order
        <li key={index}>
          {line.quantity} × {line.title}
        </li>
      ))}
    </ul>
  );
}

function CartActs({ cart }: { readonly cart: WireAbandonedCart }) {
  const site = useSite();
  const queries = useQueryClient();
  const remind = async () => {
    const answer = await act<AppAbandonedCartsResponse>('POST', appRemindCartPath(site.identifier, cart.id));
    queries.setQueryData(abandonedCartsQuery(site.identifier).queryKey, answer);
    announce('Reminder sent.');
  };
  const copy = async () => {
    await navigator.clipboard.writeText(cart.restoreUrl);
    announce('Link copied.');
  };
  const mayRemind = isAllowed(site, 'orders.full') && cart.remindedAt === null && cart.fate === 'abandoned';
  return (
    <ActionMenu
      label={`Actions for the cart of ${cart.email}`}
      actions={[
        { id: 'copy', text: 'Copy recovery link', icon: Copy, act: () => orComplain(copy()) },
        {
          id: 'remind',
          text: cart.mayBeReminded ? 'Send reminder' : 'Send reminder (not subscribed)',
          icon: Mail,
          isDisabled: !mayRemind || !cart.mayBeReminded,
          act: () => orComplain(remind()),
        },
      ]}
    />
  );
}
