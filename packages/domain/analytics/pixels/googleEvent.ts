import { EVENT_NAMES } from '../siteEvent.ts';
import type { PixelEvent } from './pixelEvent.ts';
import { cartSale, itemSale, orderOf, orderSale, type TaggedSale, taxAndShipping } from './taggedItems.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An event in the words of Google's tags. Null: they have none for it. */
export interface GoogleEvent {
  readonly name: string;
  readonly fields: Fields;
}

const ABOUT_ITEM: ReadonlyMap<string, string> = new Map([
  [EVENT_NAMES.viewProduct, 'view_item'],
  [EVENT_NAMES.addToCart, 'add_to_cart'],
  [EVENT_NAMES.removeFromCart, 'remove_from_cart'],
]);
const ABOUT_CART: ReadonlyMap<string, string> = new Map([
  [EVENT_NAMES.viewCart, 'view_cart'],
  [EVENT_NAMES.beginCheckout, 'begin_checkout'],
]);

export function googleEvent(event: PixelEvent): GoogleEvent | null {
  const place = { page_location: event.page.url, page_title: event.page.title, page_referrer: event.page.referrer };
  const named = (name: string, fields: Fields) => ({ name, fields: { ...place, ...fields } });
  const item = ABOUT_ITEM.get(event.name);
  if (item !== undefined) return named(item, saleFields(itemSale(event)));
  const cart = ABOUT_CART.get(event.name);
  if (cart !== undefined) return named(cart, saleFields(cartSale(event)));
  const { data } = event;
  switch (event.name) {
    case EVENT_NAMES.pageView:
      return named('page_view', {});
    case EVENT_NAMES.purchase:
      return named('purchase', purchaseOf(event));
    case EVENT_NAMES.search:
      return named('search', { search_term: data.query });
    case EVENT_NAMES.formSubmit:
      return named('generate_lead', { form_id: data.formId, form_name: data.formName });
    case EVENT_NAMES.newsletterSignUp:
      return named('sign_up', { method: 'newsletter' });
    default:
      return null;
  }
}

/** The transaction's id keeps Google from counting an order twice. Test orders can be filtered out by `debug_mode`. */
function purchaseOf(event: PixelEvent): Fields {
  const order = orderOf(event);
  if (order === null) return {};
  const test = order.testMode ? { debug_mode: true } : {};
  return { transaction_id: order.id, ...saleFields(orderSale(order)), ...taxAndShipping(order), ...test };
}

function saleFields({ currency, value, items }: TaggedSale): Fields {
  const told = items.map(({ id, name, variant, category, price, quantity }) => ({
    ...{ item_id: id, item_name: name },
    ...(variant === '' ? {} : { item_variant: variant }),
    ...(category === '' ? {} : { item_category: category }),
    ...{ price, quantity },
  }));
  return { currency, value, ...(told.length === 0 ? {} : { items: told }) };
}
