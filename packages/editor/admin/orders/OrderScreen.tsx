import { appPackingSlipsPath, type WireOrderDetail, type WireOrderEventName } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/orderScreen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Archive, ExternalLink, Mail, Printer, RotateCcw, Tags, X } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../../app/api.ts';
import { NotFoundScreen } from '../../app/plainScreens.tsx';
import { orderQuery } from '../../app/queries/queries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { ActionMenu, type MenuAction } from '../../parts/dialogs/ActionMenu.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { Page } from '../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { CancelDialog } from './dialogs/CancelDialog.tsx';
import { AddressDialog, EmailDialog, TagsDialog } from './dialogs/EditDialogs.tsx';
import { FulfilDialog, TrackingDialog } from './dialogs/FulfilDialog.tsx';
import { RefundDialog } from './dialogs/RefundDialog.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import css from './OrderScreen.module.css';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderWithdrawal } from './OrderWithdrawal.tsx';
import { orComplain, useOrderActs } from './orderActs.ts';
import { fulfillmentBadge, paymentBadge } from './orderStates.ts';

export function OrderScreen() {
  const site = useSite();
  const { orderId } = useParams({ from: '/$site/config/orders/$orderId' });
  const query = useQuery(orderQuery(site.identifier, orderId));
  if (query.data !== undefined) return <OrderPage order={query.data.order} />;
  if (query.error instanceof Refusal && query.error.status === 404) return <NotFoundScreen />;
  return (
    <Page title={texts.order} site={site.title}>
      <Card flush>
        {query.isError ? (
          <ErrorState title={texts.theOrderCouldNot} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonRows count={5} label={texts.loadingTheOrder} />
        )}
      </Card>
    </Page>
  );
}

/** The dialog that is open; a parcel's by its id. */
export type OrderDialog =
  | { readonly name: 'fulfil' | 'refund' | 'cancel' | 'email' | 'shippingAddress' | 'billingAddress' | 'tags' }
  | { readonly name: 'tracking'; readonly shipmentId: string };

function OrderPage({ order }: { readonly order: WireOrderDetail }) {
  const site = useSite();
  const moments = useMoments();
  const [dialog, setDialog] = useState<OrderDialog | null>(null);
  const close = () => setDialog(null);
  const may = rightsOf(site, order);
  return (
    <Page
      title={texts.order2(order.orderNumber)}
      site={site.title}
      marks={
        <>
          <Badge {...paymentBadge(order.paymentState)} />
          <Badge {...fulfillmentBadge(order.fulfillmentStatus)} />
          {order.testMode ? <Badge text={texts.testOrder} tone="note" /> : null}
          {order.isArchived ? <Badge text={texts.archived} tone="plain" hollow /> : null}
        </>
      }
      subtitle={moments.full(order.placedAt)}
      actions={<OrderActions order={order} may={may} onOpen={setDialog} />}
    >
      <div className={css.columns}>
        <div className={css.stack}>
          <OrderWithdrawal order={order} may={may} onOpen={setDialog} />
          <OrderLines order={order} mayFulfil={may.do('fulfil')} onFulfil={() => setDialog({ name: 'fulfil' })} />
          <OrderParcels order={order} mayEdit={may.fulfil} onOpen={setDialog} />
          <OrderPayment order={order} />
          <OrderTimeline order={order} mayWrite={may.edit} />
        </div>
        <OrderCustomer order={order} mayEdit={may.edit} onOpen={setDialog}>
          <OrderDocuments order={order} mayIssue={may.edit} />
        </OrderCustomer>
      </div>
      <OpenDialog order={order} dialog={dialog} onClose={close} onOpen={setDialog} />
    </Page>
  );
}

export interface OrderRights {
  readonly edit: boolean;
  readonly fulfil: boolean;
  /** The order allows it now, and so does one's role. */
  readonly do: (name: WireOrderEventName) => boolean;
}

function rightsOf(site: ReturnType<typeof useSite>, order: WireOrderDetail): OrderRights {
  const edit = isAllowed(site, 'orders.edit');
  const fulfil = isAllowed(site, 'fulfilment.edit');
  const refund = isAllowed(site, 'refunds.full:limited');
  const rights = { markPaid: edit, fulfil, recall: fulfil, cancel: edit, refund, settleWithdrawal: edit };
  return { edit, fulfil, do: (name) => rights[name] && order.possible.includes(name) };
}

interface OrderActionsProps {
  readonly order: WireOrderDetail;
  readonly may: OrderRights;
  readonly onOpen: (dialog: OrderDialog) => void;
}

/** What comes next as a button; the rest in a menu. */
function OrderActions({ order, may, onOpen }: OrderActionsProps) {
  const site = useSite();
  const acts = useOrderActs(order.id);
  const archive = (name: 'archive' | 'unarchive'): Promise<void> =>
    acts.post(name).then(() => {
      const back = name === 'archive' ? 'unarchive' : 'archive';
      announce(name === 'archive' ? texts.orderArchived : texts.orderUnarchived, () => orComplain(archive(back)));
    });
  const open = (path: string) => void window.open(path, '_blank', 'noreferrer');
  const markPaid = async () => {
    const isConfirmed = await confirm({
      title: texts.markThisOrderAs,
      message: texts.doThisAfterYou,
      confirmLabel: texts.markAsPaid,
    });
    if (!isConfirmed) return;
    await acts.post('mark-paid');
    announce(texts.orderMarkedAsPaid);
  };
  const actions: readonly (MenuAction | false)[] = [
    {
      id: 'slip',
      text: texts.printPackingSlip,
      icon: Printer,
      act: () => open(appPackingSlipsPath(site.identifier, [order.id])),
    },
    order.statusUrl !== null && {
      id: 'status',
      text: texts.customersOrderPage,
      icon: ExternalLink,
      act: () => open(order.statusUrl ?? ''),
    },
    may.edit && {
      id: 'resend',
      text: texts.resendConfirmation,
      icon: Mail,
      act: () => orComplain(acts.post('resend').then(() => announce(texts.confirmationSent))),
    },
    may.edit && { id: 'tags', text: commonTexts.tags, icon: Tags, act: () => onOpen({ name: 'tags' }) },
    may.edit && {
      id: 'archive',
      text: order.isArchived ? texts.unarchive : texts.archive,
      icon: Archive,
      act: () => orComplain(archive(order.isArchived ? 'unarchive' : 'archive')),
    },
    may.do('cancel') && {
      id: 'cancel',
      text: texts.cancelItems,
      icon: X,
      isDangerous: true,
      act: () => onOpen({ name: 'cancel' }),
    },
  ];
  return (
    <>
      <ActionMenu label={commonTexts.moreActions} actions={actions.filter((action) => action !== false)}>
        {commonTexts.moreActions}
      </ActionMenu>
      {may.do('refund') ? (
        <Button onPress={() => onOpen({ name: 'refund' })}>
          <RotateCcw aria-hidden="true" /> {texts.refund}
        </Button>
      ) : null}
      {may.do('markPaid') ? (
        <Button look={may.do('fulfil') ? 'plain' : 'primary'} onPress={() => orComplain(markPaid())}>
          {texts.markAsPaid}
        </Button>
      ) : null}
      {may.do('fulfil') ? (
        <Button look="primary" onPress={() => onOpen({ name: 'fulfil' })}>
          {texts.fulfillItems}
        </Button>
      ) : null}
    </>
  );
}

interface OpenDialogProps {
  readonly order: WireOrderDetail;
  readonly dialog: OrderDialog | null;
  readonly onClose: () => void;
  readonly onOpen: (dialog: OrderDialog) => void;
}

function OpenDialog({ order, dialog, onClose, onOpen }: OpenDialogProps) {
  const common = { order, onClose };
  switch (dialog?.name) {
    case 'fulfil':
      return <FulfilDialog {...common} />;
    case 'refund':
      return <RefundDialog {...common} />;
    case 'cancel':
      return <CancelDialog {...common} onRefund={() => onOpen({ name: 'refund' })} />;
    case 'email':
      return <EmailDialog {...common} />;
    case 'shippingAddress':
    case 'billingAddress':
      return <AddressDialog {...common} part={dialog.name} />;
    case 'tags':
      return <TagsDialog {...common} />;
    case 'tracking': {
      const shipment = order.shipments.find(({ id }) => id === dialog.shipmentId);
      return shipment === undefined ? null : <TrackingDialog {...common} shipment={shipment} />;
    }
    default:
      return null;
  }
}
