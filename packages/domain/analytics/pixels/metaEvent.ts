import { EVENT_NAMES } from '../siteEvent.ts';
import type { PixelEvent } from './pixelEvent.ts';
import { cartSale, itemSale, orderOf, orderSale, type TaggedSale } from './taggedItems.ts';

/** An event in the words of the Meta pixel, as its address takes them. Null: it has none for it. */
export interface MetaEvent {
  readonly name: string;
  /** Custom data: texts, and lists as JSON. */
  readonly fields: Readonly<Record<string, string>>;
}

export function metaEvent(event: PixelEvent): MetaEvent | null {
  const { data } = event;
  switch (event.name) {
    case EVENT_NAMES.pageView:
      return { name: 'PageView', fields: {} };
    case EVENT_NAMES.viewProduct:
      return { name: 'ViewContent', fields: saleFields(itemSale(event)) };
    case EVENT_NAMES.addToCart:
      return { name: 'AddToCart', fields: saleFields(itemSale(event)) };
    case EVENT_NAMES.beginCheckout:
      return { name: 'InitiateCheckout', fields: { ...saleFields(cartSale(event)), ...countOf(event) } };
    case EVENT_NAMES.purchase:
      return { name: 'Purchase', fields: purchaseOf(event) };
    case EVENT_NAMES.search:
      return { name: 'Search', fields: { search_string: String(data.query ?? '') } };
    case EVENT_NAMES.formSubmit:
      return { name: 'Lead', fields: { content_name: String(data.formName ?? '') } };
    case EVENT_NAMES.newsletterSignUp:
      return { name: 'CompleteRegistration', fields: { content_name: 'newsletter' } };
    default:
      return null;
  }
}

function purchaseOf(event: PixelEvent): Readonly<Record<string, string>> {
  const order = orderOf(event);
  if (order === null) return {};
  const fields = { ...saleFields(orderSale(order)), ...countOf(event), order_id: order.id };
  return order.testMode ? { ...fields, test_mode: 'true' } : fields;
}

function countOf({ data }: PixelEvent): { readonly num_items: string } {
  return { num_items: String(data.num_items_in_cart ?? 0) };
}

function saleFields({ currency, value, items }: TaggedSale): Readonly<Record<string, string>> {
  const sale = { currency, value: String(value) };
  if (items.length === 0) return sale;
  const contents = items.map(({ id, quantity, price }) => ({ id, quantity, item_price: price }));
  const ids = items.map(({ id }) => id);
  const type = items.every(({ isGroup }) => isGroup) ? 'product_group' : 'product';
  return { ...sale, content_type: type, content_ids: JSON.stringify(ids), contents: JSON.stringify(contents) };
}
