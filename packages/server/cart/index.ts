/** What other subjects and the server's entry points use of this one. */
export type { CartDeps, CartVisitor } from './cartDeps.ts';
export { cartRefusalSentence } from './cartRefusals.ts';
export { hashCartToken, newCartToken } from './cartToken.ts';
export type { CatalogCart, CatalogLine } from './catalogCart.ts';
export { type CodeRefused, type CouponsView, couponsView } from './couponViews.ts';
export {
  basisOf,
  type CartContents,
  countriesReached,
  destinationFor,
  type PricedCart,
  priceContents,
} from './delivery.ts';
export { enterTypedCode } from './enterCode.ts';
export { addEntry } from './lines/addEntry.ts';
export { deliveryAnswers, deliveryFromFields, deliveryOfForm, deliveryToFields } from './lines/giftCardDelivery.ts';
export { type LineView, lineView, type NoticeView, pictureView } from './lines/lineViews.ts';
export { type FilledCart, openCart, openFilledCart } from './openCart.ts';
export { cartRoutes } from './routes/cart.ts';
export { cartPageRoutes } from './routes/cartPage.ts';
export { dropPosted } from './routes/dropPosted.ts';
export { questionsPageRoutes } from './routes/questionsPage.ts';
export { refusedCart } from './routes/refusedCart.ts';
export { stockRoutes } from './routes/stock.ts';
export {
  boughtCookies,
  cartCookies,
  cartVisitor,
  checkoutVisitor,
  endSingle,
  shipToCookie,
  singleCookie,
  tokenCookie,
} from './routes/visitorCookies.ts';
export { sampleCartView, sampleContents } from './sampleCart.ts';
export {
  createCart,
  findCartById,
  insertEntry,
  listEntries,
  lockCartById,
  markPurchased,
  type StoredCart,
  type StoredEntry,
  touchCart,
} from './storage/carts.ts';
export {
  type CheckoutChanges,
  createCheckout,
  findCheckoutOfCart,
  lockCheckoutOfCart,
  type StoredCheckout,
  saveCheckout,
  toAddress,
} from './storage/checkouts.ts';
export { DONATION_SKU, findSingleCart, insertSingleCart, type SingleCart } from './storage/singleCarts.ts';
export { createSubscriptionCart, type FoundSubscriptionCart, findSubscriptionCart } from './subscriptionCart.ts';
export { wireCart, wireShippingOption } from './wireCart.ts';
