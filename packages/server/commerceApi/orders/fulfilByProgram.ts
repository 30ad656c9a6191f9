import type { ApiCode, ApiFulfilRequest } from '@quoin/contract/commerceApi';
import { CARRIER_KEYS, CARRIERS, type CarrierKey } from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { fulfilOrder } from '../../orders/index.ts';
import type { Program } from '../../platform/http/apiPipeline.ts';

type ApiShipment = ApiFulfilRequest['shipments'][number];

/** Everything of the order that is still open goes, in one parcel, as by the order's own screen. */
export async function fulfilByProgram(
  deps: Pick<Deps, 'db' | 'newId'>,
  { site, actor }: Program,
  { orderId, wanted }: { readonly orderId: string; readonly wanted: ApiFulfilRequest },
): Promise<Outcome<null, ApiCode>> {
  const [shipment] = wanted.shipments;
  const act = { site, staff: { ...actor, roles: [], isOwner: false }, orderId, requestId: deps.newId() };
  const outcome = await fulfilOrder(deps, act, {
    ...shipmentOf(shipment),
    isMailed: wanted.shouldSendNotification,
  });
  if (outcome.ok) return accept(null);
  const { code, field } = outcome.problem;
  if (code === 'orderUnknown') return refuse('orderUnknown');
  return field === 'trackingNumber' || field === 'trackingUrl'
    ? refuse('fieldInvalid', { values: { field: `shipments.0.${field}` } })
    : refuse('orderNotOpen');
}

/** Everything that is open, in this parcel. */
export function shipmentOf(shipment: ApiShipment | undefined) {
  return {
    ...{ ...trackingOf(shipment), lines: null },
    ...(shipment === undefined ? {} : { service: shipment.service, sentAt: shipment.shipDate }),
  };
}

/** A carrier whose tracking page is known needs no address; an address of the program's own is kept as it is. */
function trackingOf(shipment: ApiShipment | undefined) {
  if (shipment === undefined) return { carrier: null, carrierName: '', trackingNumber: '', trackingUrl: '' };
  const { carrierName, trackingNumber, trackingUrl } = shipment;
  const isNamed = (key: CarrierKey) => CARRIERS[key].name.toLowerCase() === carrierName.trim().toLowerCase();
  const known = trackingUrl === null ? CARRIER_KEYS.find(isNamed) : undefined;
  return {
    ...{ carrier: known ?? ('other' as const), carrierName },
    ...{ trackingNumber: trackingNumber ?? '', trackingUrl: trackingUrl ?? '' },
  };
}
