import { CART_PATH } from '@quoin/contract/endpoints/site';
import { CART_EVENT } from '../../cart-store/cartEvent.ts';
import { isCartExpected } from '../../cart-store/startPolicy.ts';
import { Base } from '../base/base.ts';
import { type BaseClass, createClass, type YuiObject } from '../base/classes.ts';
import { requestJson } from '../kit.ts';
import { addedEntries, cartAttributes, EMPTY_CART, type KnownCart } from './cartAttributes.ts';

/**
 * `Y.Squarespace.Singletons.ShoppingCart`: the page's live cart as templates know it: `get('totalQuantity')`, and `load`,
 * `change`, `item-added`, `item-removed`. It follows what the page's own widgets do.
 */
export const ShoppingCart: BaseClass = createClass('shoppingCart', Base, {
  statics: {
    ATTRS: Object.fromEntries(Object.entries(cartAttributes(EMPTY_CART)).map(([name, value]) => [name, { value }])),
  },
  members: {
    initializer(this: YuiObject) {
      document.addEventListener(CART_EVENT, (event) => take(this, (event as CustomEvent<KnownCart>).detail));
      // Elsewhere the page's own cart loads it, and tells.
      const isLate = document.readyState === 'complete';
      if (isLate && isCartExpected(document.cookie)) (this.load as () => void).call(this);
    },
    load(this: YuiObject) {
      requestJson('GET', { url: CART_PATH, success: (cart: KnownCart) => take(this, cart) });
      return this;
    },
    isEmpty(this: YuiObject) {
      return this.get('totalQuantity') === 0;
    },
  },
});

const loaded = new WeakSet<YuiObject>();

function take(cart: YuiObject, known: KnownCart): void {
  const before = (cart.get('entries') ?? []) as KnownCart['entries'];
  const isFirst = !loaded.has(cart);
  loaded.add(cart);
  cart.setAttrs(cartAttributes(known));
  if (isFirst) cart.fire('load');
  else {
    for (const entry of addedEntries(before, known.entries)) cart.fire('item-added', { entry });
    for (const entry of addedEntries(known.entries, before)) cart.fire('item-removed', { entry });
  }
  cart.fire('change');
}
