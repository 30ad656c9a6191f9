import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { arrivalText, deliveryWindow, shippingOptionsFor } from '@quoin/domain/orders';
import {
  type ProductContent,
  type SiteFrame,
  type StoreNotes,
  settingObject,
  settingText,
} from '@quoin/rendering/page';
import type { SiteTransaction } from '../database/database.ts';
import { listShippingOptions } from '../storage/shippingOptions.ts';

export const NO_NOTES: StoreNotes = { taxNote: '', deliveryText: '', shippingUrl: '' };

/** What stands beside a product's price: tax, delivery days of the first way to send within the shop's country. */
export async function loadStoreNotes(
  trx: SiteTransaction,
  frame: SiteFrame,
  product: Pick<ProductContent, 'type'>,
): Promise<StoreNotes> {
  const { site } = frame;
  const store = settingObject(site.settings, 'storeSettings');
  const isShipped = product.type === PRODUCT_TYPES.physical;
  const taxNote = settingText(store, isShipped ? 'taxNote' : 'taxNoteWithoutShipping');
  const shippingUrl = settingText(store, 'shippingUrl');
  if (!isShipped) return { taxNote, shippingUrl, deliveryText: '' };
  const options = await listShippingOptions(trx, site.id, site.currency);
  const country = settingText(site.settings, 'country') || settingText(store, 'shippingCountryDefaultValue');
  const [first] = country === '' ? options : shippingOptionsFor(country, options);
  const deliveryText = first ? arrivalText(deliveryWindow(first, trx.now().getTime())) : '';
  return { taxNote, shippingUrl, deliveryText };
}
