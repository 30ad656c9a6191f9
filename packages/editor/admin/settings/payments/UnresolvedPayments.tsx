import {
  appUnresolvedPaymentPath,
  type ResolvePaymentResponse,
  type WirePaymentResolution,
  type WireUnresolvedPayment,
} from '@quoin/contract/endpoints/store';
import { linesText } from '@quoin/domain/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { act } from '../../../app/api.ts';
import { moneyText } from '../../../app/formats.ts';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { confirm } from '../../../parts/dialogs/confirm.ts';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import css from '../settingsRows.module.css';

const REASONS: Readonly<Record<string, string>> = {
  mismatch: 'The amount, currency or reference at the provider does not match the order.',
  outOfStock: 'Paid after the item sold out. Add stock and create the order, or refund the payment.',
};

/** Payments that only a person can decide on: what happened, what the provider says, and the two ways out. */
export function UnresolvedPayments({
  parked,
  mayEdit,
}: {
  readonly parked: readonly WireUnresolvedPayment[];
  readonly mayEdit: boolean;
}) {
  return (
    <Card
      title={parked.length === 1 ? '1 payment needs your review' : `${parked.length} payments need your review`}
      flush
    >
      <ul className={css.rows} aria-label="Payments to review">
        {parked.map((payment) => (
          <Parked key={payment.intentId} payment={payment} mayEdit={mayEdit} />
        ))}
      </ul>
    </Card>
  );
}

const QUESTIONS = {
  makeOrder: {
    title: 'Create the order?',
    message: 'Items are taken from stock at the price that was paid, and the confirmation is sent.',
    confirmLabel: 'Create order',
  },
  giveBack: {
    title: 'Refund the payment?',
    message: 'The full amount is refunded to the customer, who can then order again.',
    confirmLabel: 'Refund',
  },
  close: {
    title: 'Close this payment?',
    message: 'Do this only if you resolved it at the provider. Nothing is refunded and no order is created.',
    ...{ confirmLabel: 'Close', isDangerous: true },
  },
} as const;

function Parked({ payment, mayEdit }: { readonly payment: WireUnresolvedPayment; readonly mayEdit: boolean }) {
  const { identifier } = useSite();
  const moments = useMoments();
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (decision: WirePaymentResolution) =>
      act<ResolvePaymentResponse>('POST', appUnresolvedPaymentPath(identifier, payment.intentId), { decision }),
    onSuccess: ({ providerSays, orderId }, decision) => {
      if (decision === 'look') return;
      void queries.invalidateQueries({ queryKey: ['site', identifier, 'paymentSettings'] });
      if (decision === 'makeOrder' && orderId !== null) {
        announce('Order created.');
        void navigate({ to: '/$site/config/orders/$orderId', params: { site: identifier, orderId } });
        return;
      }
      announce(decision === 'close' ? 'Payment closed.' : `Refund started (${providerSays.status} at the provider).`);
    },
    onError: (error) => complain(error.message),
  });
  const navigate = useNavigate();
  const ask = async (decision: keyof typeof QUESTIONS) => {
    if (await confirm(QUESTIONS[decision])) decide.mutate(decision);
  };
  const isUnderWay = (decision: WirePaymentResolution) => decide.isPending && decide.variables === decision;
  const said = decide.data?.providerSays;
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>
          {moneyText(payment.asked)} requested from {payment.email || 'a customer'}
        </span>
        <span>{REASONS[payment.reason] ?? payment.reason}</span>
        {payment.lines.length === 0 ? null : <span>{linesText(payment.lines)}</span>}
        {payment.goesBackAt === null ? null : (
          <span>
            <strong>Automatic refund: {moments.short(payment.goesBackAt, Date.now())}.</strong>
          </span>
        )}
        <span className={css.soft}>
          {payment.provider} {payment.providerPaymentId ?? ''}, {moments.short(payment.at, Date.now())}
        </span>
        {said === undefined ? null : (
          <span role="status">
            Provider status: {said.status}
            {said.amount === null ? '' : `, ${moneyText(said.amount)}`}.
          </span>
        )}
      </span>
      {mayEdit ? (
        <span className={css.acts}>
          <Button isPending={isUnderWay('look')} onPress={() => decide.mutate('look')}>
            Check with provider
          </Button>
          {payment.lines.length === 0 ? null : (
            <Button look="primary" isPending={isUnderWay('makeOrder')} onPress={() => void ask('makeOrder')}>
              Create order
            </Button>
          )}
          <Button isPending={isUnderWay('giveBack')} onPress={() => void ask('giveBack')}>
            Refund payment
          </Button>
          <Button look="quiet" isPending={isUnderWay('close')} onPress={() => void ask('close')}>
            Close
          </Button>
        </span>
      ) : null}
    </li>
  );
}
