import type { TrackedOrder } from '../../tracker/trackedOrder.ts';
import type { PixelEvent } from '../pixelEvent.ts';

const euro = (decimalValue: string) => ({ decimalValue, currencyCode: 'EUR' });

export const EUR_ORDER: TrackedOrder = {
  ...{ id: 'o1', purchasedCartId: 'c1', testMode: true, websiteId: 's1' },
  items: [
    { sku: 'HP-1', productName: 'Ridge Lines', quantity: 3, unitPrice: euro('86.10') },
    { sku: 'HP-2', productName: 'Orrery', quantity: 1, unitPrice: euro('16.15') },
  ],
  ...{ grandTotal: euro('281.35'), shippingTotal: euro('6.90'), taxTotal: euro('44.92') },
};

export function eventNamed(name: string, data: PixelEvent['data'] = {}): PixelEvent {
  const page = { url: 'https://shop.example/a', path: '/a', title: 'A page', language: 'en', referrer: '' };
  return { name, id: 'e1', at: 1_700_000_000_000, page, data };
}
