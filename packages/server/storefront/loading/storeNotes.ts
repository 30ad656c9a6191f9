import { isReached } from '@quoin/domain/cart';
import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { arrivalText, deliveryWindow } from '@quoin/domain/orders';
import {
  type ProductContent,
  type SiteFrame,
  type StoreNotes,
  settingObject,
  settingText,
} from '@quoin/rendering/page';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { listShippingMethods, taxNoteOf, weightUnit } from '../../pricing/index.ts';

export const NO_NOTES: StoreNotes = { taxNote: '', deliveryText: '', shippingUrl: '' };

/**
 * Loads the notes next to a product's price: tax, and the delivery days of the first shipping option within the shop's
 * country.
 */
export async function loadStoreNotes(
  trx: SiteTransaction,
  frame: SiteFrame,
  product: Pick<ProductContent, 'id' | 'type'>,
): Promise<StoreNotes> {
  const { site } = frame;
  const store = settingObject(site.settings, 'storeSettings');
  const isShipped = product.type === PRODUCT_TYPES.physical;
  // A gift card is money, not a thing: tax is due on what it buys, so there is none in its price.
  const isTaxed = product.type !== PRODUCT_TYPES.giftCard;
  const [taxNote, methods] = await Promise.all([
    isTaxed ? taxNoteOf(trx, site, { productId: product.id, isShipped }) : '',
    isShipped ? listShippingMethods(trx, site.id, site.currency) : [],
  ]);
  const shippingUrl = settingText(store, 'shippingUrl');
  if (!isShipped) return { taxNote, shippingUrl, deliveryText: '' };
  const country = settingText(site.settings, 'country') || settingText(store, 'shippingCountryDefaultValue');
  const home = { countryCode: country, region: '', postalCode: '' };
  const first = methods.find(({ places }) => country === '' || isReached(home, places));
  const deliveryText = first ? arrivalText(deliveryWindow(first, trx.now().getTime()), site.language) : '';
  const sending = { methods, country, unit: weightUnit(site) };
  return { taxNote, shippingUrl, deliveryText, sending };
}
