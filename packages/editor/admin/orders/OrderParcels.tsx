import { appPackingSlipsPath, type WireOrderDetail, type WireShipment } from '@quoin/contract/endpoints/store';
import { carrierText, isCarrierKey, trackingUrl } from '@quoin/domain/orders';
import * as texts from '@quoin/messages/app/orderParcels';
import { ExternalLink, Pencil, Printer, Undo2 } from 'lucide-react';
import { inSentence } from '../../app/locale.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import css from './OrderScreen.module.css';
import type { OrderDialog } from './OrderScreen.tsx';
import { orComplain, useOrderActs } from './orderActs.ts';

interface OrderParcelsProps {
  readonly order: WireOrderDetail;
  readonly mayEdit: boolean;
  readonly onOpen: (dialog: OrderDialog) => void;
}

/** What has gone, with whom; absent while nothing has. */
export function OrderParcels({ order, mayEdit, onOpen }: OrderParcelsProps) {
  const parcels = order.shipments.filter(({ recalledAt }) => recalledAt === null);
  if (parcels.length === 0) return null;
  return (
    <Card title={texts.shipments} flush>
      <ul className={css.lines}>
        {parcels.map((parcel, index) => (
          <Parcel
            key={parcel.id}
            order={order}
            parcel={parcel}
            title={texts.parcel(index + 1, parcels.length)}
            mayEdit={mayEdit}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </Card>
  );
}

interface ParcelProps extends OrderParcelsProps {
  readonly parcel: WireShipment;
  readonly title: string;
}

function Parcel({ order, parcel, title, mayEdit, onOpen }: ParcelProps) {
  const site = useSite();
  const moments = useMoments();
  const acts = useOrderActs(order.id);
  const shipment = { ...parcel, carrier: isCarrierKey(parcel.carrier) ? parcel.carrier : null };
  const url = trackingUrl(shipment);
  const carrier = carrierText(shipment);
  const nameOf = (lineId: string) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return [line?.title ?? '', line?.variantDescription ?? ''].filter((part) => part !== '').join(', ');
  };
  const recall = () =>
    orComplain(acts.post('recall', { shipmentId: parcel.id }).then(() => announce(texts.shipmentCanceledItsItems)));
  return (
    <li className={css.parcel}>
      <div className={css.what}>
        <p className={css.lineTitle}>{title}</p>
        <p className={css.soft}>
          {moments.short(parcel.sentAt, Date.now())}
          {carrier === '' ? '' : ` · ${carrier}`}
          {parcel.trackingNumber === '' ? null : (
            <>
              {' · '}
              {url === '' ? (
                parcel.trackingNumber
              ) : (
                <a href={url} target="_blank" rel="noreferrer" className={css.mail}>
                  {parcel.trackingNumber} <ExternalLink aria-hidden="true" className={css.tiny} />
                </a>
              )}
            </>
          )}
        </p>
        <ul>
          {parcel.lines.map(({ lineId, quantity }) => (
            <li key={lineId}>
              {quantity} × {nameOf(lineId)}
            </li>
          ))}
        </ul>
      </div>
      <ActionMenu
        label={texts.actionsFor(inSentence(title))}
        actions={[
          {
            id: 'print',
            text: texts.printPackingSlip,
            icon: Printer,
            act: () =>
              void window.open(appPackingSlipsPath(site.identifier, [order.id], parcel.id), '_blank', 'noreferrer'),
          },
          {
            id: 'tracking',
            text: texts.editTracking,
            icon: Pencil,
            isDisabled: !mayEdit,
            act: () => onOpen({ name: 'tracking', shipmentId: parcel.id }),
          },
          {
            id: 'recall',
            text: texts.cancelShipment,
            icon: Undo2,
            isDisabled: !mayEdit || !order.possible.includes('recall'),
            act: recall,
          },
        ]}
      />
    </li>
  );
}
