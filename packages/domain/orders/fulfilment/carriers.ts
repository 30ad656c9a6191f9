interface CarrierRule {
  readonly name: string;
  /** Public tracking page. `#` is the tracking number. Null: the owner enters the address. */
  readonly tracking: string | null;
}

/** Carriers with a public tracking page, in the order of the select. */
export const CARRIERS = {
  dhl: { name: 'DHL', tracking: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=#' },
  ups: { name: 'UPS', tracking: 'https://www.ups.com/track?tracknum=#' },
  fedex: { name: 'FedEx', tracking: 'https://www.fedex.com/fedextrack/?trknbr=#' },
  usps: { name: 'USPS', tracking: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=#' },
  royalMail: { name: 'Royal Mail', tracking: 'https://www.royalmail.com/track-your-item#/tracking-results/#' },
  dpd: { name: 'DPD', tracking: 'https://tracking.dpd.de/status/en_US/parcel/#' },
  gls: { name: 'GLS', tracking: 'https://gls-group.com/GROUP/en/parcel-tracking?match=#' },
  swissPost: { name: 'Swiss Post', tracking: 'https://service.post.ch/ekp-web/ui/entry/search/#' },
  austrianPost: { name: 'Austrian Post', tracking: 'https://www.post.at/s/sendungsdetails?snr=#' },
  other: { name: 'Other', tracking: null },
} as const satisfies Record<string, CarrierRule>;

export type CarrierKey = keyof typeof CARRIERS;
export const CARRIER_KEYS = Object.keys(CARRIERS) as readonly CarrierKey[];

export function isCarrierKey(value: unknown): value is CarrierKey {
  return typeof value === 'string' && Object.hasOwn(CARRIERS, value);
}

/** Spaces and dashes are how people read numbers aloud, not part of them. */
export function tidyTrackingNumber(text: string): string {
  return text.slice(0, 64).replace(/[\s-]/g, '').toUpperCase();
}

export function isTrackingNumber(text: string): boolean {
  return /^[A-Z0-9]{4,40}$/.test(tidyTrackingNumber(text));
}

/** An https address without spaces, quotes or a user name: it is put into a link in a mail (SC-21). */
export function isTrackingAddress(text: string): boolean {
  return text.length <= 500 && /^https:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[^\s"'<>\\]*)?(\?[^\s"'<>\\]*)?$/i.test(text);
}

interface Tracked {
  readonly carrier: CarrierKey | null;
  readonly carrierName: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
}

/** Where the buyer follows a parcel; empty when there is nothing to follow. */
export function trackingUrl(shipment: Tracked): string {
  if (shipment.carrier === null) return '';
  const { tracking } = CARRIERS[shipment.carrier];
  if (tracking === null) return isTrackingAddress(shipment.trackingUrl) ? shipment.trackingUrl : '';
  const number = tidyTrackingNumber(shipment.trackingNumber);
  if (!isTrackingNumber(number)) return '';
  const at = tracking.lastIndexOf('#');
  return tracking.slice(0, at) + encodeURIComponent(number) + tracking.slice(at + 1);
}

/** `DHL`; for `other` the name the owner gave. */
export function carrierText(shipment: Pick<Tracked, 'carrier' | 'carrierName'>): string {
  if (shipment.carrier === null) return '';
  return shipment.carrier === 'other' ? shipment.carrierName.trim() : CARRIERS[shipment.carrier].name;
}
