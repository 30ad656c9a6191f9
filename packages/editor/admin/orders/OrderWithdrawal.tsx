import type { WireOrderDetail } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/orderWithdrawal';
import { useMoments } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import css from './OrderScreen.module.css';
import type { OrderDialog, OrderRights } from './OrderScreen.tsx';
import { orComplain, useOrderActs } from './orderActs.ts';

interface OrderWithdrawalProps {
  readonly order: WireOrderDetail;
  readonly may: OrderRights;
  readonly onOpen: (dialog: OrderDialog) => void;
}

/** The buyer has withdrawn: what of, and what is to be done; absent where nobody has. */
export function OrderWithdrawal({ order, may, onOpen }: OrderWithdrawalProps) {
  const moments = useMoments();
  const acts = useOrderActs(order.id);
  const [last] = order.withdrawals.toReversed();
  if (last === undefined) return null;
  const titleOf = (lineId: string) => order.lines.find(({ id }) => id === lineId)?.title ?? '';
  const settle = () => orComplain(acts.post('settle-withdrawal').then(() => announce(texts.withdrawalResolved)));
  return (
    <Card title={order.withdrawal === 'requested' ? texts.withdrawnByCustomer : texts.withdrawalResolved2}>
      <p>{texts.withdrewOnFrom(last.name, moments.full(last.at))}</p>
      <ul className={css.withdrawn}>
        {last.lines.map(({ lineId, quantity }) => (
          <li key={lineId}>
            {quantity} × {titleOf(lineId)}
          </li>
        ))}
      </ul>
      {order.withdrawal === 'requested' ? (
        <>
          <p className={css.soft}>{texts.refundTheCustomerWithin}</p>
          <div className={css.acts}>
            {may.do('refund') ? <Button onPress={() => onOpen({ name: 'refund' })}>{texts.refund}</Button> : null}
            {may.do('settleWithdrawal') ? (
              <Button look="primary" onPress={settle}>
                {texts.markAsResolved}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </Card>
  );
}
