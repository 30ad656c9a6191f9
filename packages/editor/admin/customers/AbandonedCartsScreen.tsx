import {
  type AppAbandonedCartsResponse,
  appAbandonedCartsPath,
  appRemindCartPath,
  type WireAbandonedCart,
} from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/abandonedCartsScreen';
import * as commonTexts from '@quoin/messages/app/common';
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
    <Page title={texts.abandonedCarts} site={site.title}>
      {query.data === undefined ? null : <ReminderPolicy minutes={query.data.mailAfterMinutes} />}
      <Card flush>
        {query.isPending ? <SkeletonRows count={6} label={texts.loadingCarts} /> : null}
        {query.isError ? (
          <ErrorState title={texts.theCartsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
        ) : null}
        {query.data === undefined ? null : <Carts carts={query.data.carts} />}
      </Card>
    </Page>
  );
}

const NEVER = 'never';
const CHOICES = [
  { value: NEVER, text: texts.off },
  { value: '60', text: texts.afterAnHour },
  { value: '240', text: texts.after4Hours },
  { value: '1440', text: texts.afterADay },
  { value: '4320', text: texts.after3Days },
];

function ReminderPolicy({ minutes }: { readonly minutes: number | null }) {
  const site = useSite();
  const queries = useQueryClient();
  const save = async (value: string) => {
    const mailAfterMinutes = value === NEVER ? null : Number(value);
    await act('PUT', appAbandonedCartsPath(site.identifier), { mailAfterMinutes });
    await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'abandonedCarts'] });
    announce(mailAfterMinutes === null ? texts.remindersAreOff : texts.remindersAreOn);
  };
  return (
    <Card>
      <div className={css.policy}>
        <SelectField
          label={texts.emailReminder}
          choices={CHOICES}
          value={minutes === null ? NEVER : String(minutes)}
          onChange={(value) => orComplain(save(value))}
          isDisabled={!isAllowed(site, 'commerceSettings.full')}
          hint={texts.oneEmailPerCart}
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
      <EmptyState icon={ShoppingCart} title={texts.noAbandonedCarts}>
        {texts.whenSomeoneStartsA}
      </EmptyState>
    );
  }
  const columns: readonly Column<WireAbandonedCart>[] = [
    { id: 'who', title: commonTexts.customer, cell: (cart) => <Who cart={cart} /> },
    {
      id: 'state',
      title: commonTexts.status,
      cell: ({ fate, remindedAt }) =>
        fate === 'recovered' ? (
          <Badge text={texts.recovered} tone="good" />
        ) : (
          <Badge
            text={remindedAt === null ? texts.abandoned : texts.reminded}
            tone={remindedAt === null ? 'warn' : 'plain'}
          />
        ),
    },
    { id: 'what', title: texts.cart, isLine: true, cell: (cart) => <What cart={cart} /> },
    { id: 'when', title: texts.abandonedOn, cell: ({ changedAt }) => moments.short(changedAt, now) },
    {
      id: 'worth',
      title: texts.value,
      isNumber: true,
      cell: ({ worth }) => <span className={css.amount}>{moneyText(worth)}</span>,
    },
    { id: 'acts', title: texts.actions, isMenu: true, cell: (cart) => <CartActs cart={cart} /> },
  ];
  return <RecordTable label={texts.abandonedCarts} columns={columns} rows={carts} keyOf={({ id }) => id} />;
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
    announce(texts.reminderSent);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(cart.restoreUrl);
    announce(texts.linkCopied);
  };
  const mayRemind = isAllowed(site, 'orders.full') && cart.remindedAt === null && cart.fate === 'abandoned';
  return (
    <ActionMenu
      label={texts.actionsForTheCart(cart.email)}
      actions={[
        { id: 'copy', text: texts.copyRecoveryLink, icon: Copy, act: () => orComplain(copy()) },
        {
          id: 'remind',
          text: cart.mayBeReminded ? texts.sendReminder : texts.sendReminderNotSubscribed,
          icon: Mail,
          isDisabled: !mayRemind || !cart.mayBeReminded,
          act: () => orComplain(remind()),
        },
      ]}
    />
  );
}
