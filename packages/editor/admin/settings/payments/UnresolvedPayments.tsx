import {
  appUnresolvedPaymentPath,
  type ResolvePaymentResponse,
  type WirePaymentResolution,
  type WireUnresolvedPayment,
} from '@quoin/contract/endpoints/store';
import { linesText } from '@quoin/domain/orders';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/unresolvedPayments';
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
  mismatch: texts.theAmountCurrencyOr,
  outOfStock: texts.paidAfterTheItem,
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
    <Card title={texts.paymentsNeedYourReview(parked.length)} flush>
      <ul className={css.rows} aria-label={texts.paymentsToReview}>
        {parked.map((payment) => (
          <Parked key={payment.intentId} payment={payment} mayEdit={mayEdit} />
        ))}
      </ul>
    </Card>
  );
}

const QUESTIONS = {
  makeOrder: {
    title: texts.createTheOrder,
    message: texts.itemsAreTakenFrom,
    confirmLabel: texts.createOrder,
  },
  giveBack: {
    title: texts.refundThePayment,
    message: texts.theFullAmountIs,
    confirmLabel: texts.refund,
  },
  close: {
    title: texts.closeThisPayment,
    message: texts.doThisOnlyIf,
    ...{ confirmLabel: commonTexts.close, isDangerous: true },
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
        announce(texts.orderCreated);
        void navigate({ to: '/$site/config/orders/$orderId', params: { site: identifier, orderId } });
        return;
      }
      announce(decision === 'close' ? texts.paymentClosed : texts.refundStartedAtThe(providerSays.status));
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
          {texts.requestedFrom(moneyText(payment.asked), payment.email || texts.aCustomer)}
        </span>
        <span>{REASONS[payment.reason] ?? payment.reason}</span>
        {payment.lines.length === 0 ? null : <span>{linesText(payment.lines)}</span>}
        {payment.goesBackAt === null ? null : (
          <span>
            <strong>{texts.automaticRefund(moments.short(payment.goesBackAt, Date.now()))}</strong>
          </span>
        )}
        <span className={css.soft}>
          {payment.provider} {payment.providerPaymentId ?? ''}, {moments.short(payment.at, Date.now())}
        </span>
        {said === undefined ? null : (
          <span role="status">
            {texts.providerStatus(said.status, said.amount === null ? '' : moneyText(said.amount))}
          </span>
        )}
      </span>
      {mayEdit ? (
        <span className={css.acts}>
          <Button isPending={isUnderWay('look')} onPress={() => decide.mutate('look')}>
            {texts.checkWithProvider}
          </Button>
          {payment.lines.length === 0 ? null : (
            <Button look="primary" isPending={isUnderWay('makeOrder')} onPress={() => void ask('makeOrder')}>
              {texts.createOrder}
            </Button>
          )}
          <Button isPending={isUnderWay('giveBack')} onPress={() => void ask('giveBack')}>
            {texts.refundPayment}
          </Button>
          <Button look="quiet" isPending={isUnderWay('close')} onPress={() => void ask('close')}>
            {commonTexts.close}
          </Button>
        </span>
      ) : null}
    </li>
  );
}
