/** What other subjects and the server's entry points use of this one. */
export { chooseShipping, saveAddress, saveContact } from './changeCheckout.ts';
export type { CheckoutDeps, CheckoutVisitor } from './checkoutDeps.ts';
export { createConcurrencyLimit, MAX_CONCURRENT_PAYMENTS } from './concurrencyLimit.ts';
export { type LoadedCheckout, loadCheckout } from './loadCheckout.ts';
export { pay } from './payCheckout.ts';
export { cardPageRoute } from './routes/cardPage.ts';
export { checkoutRoutes } from './routes/checkout.ts';
export { type CheckoutPageDeps, checkoutPageRoutes } from './routes/checkoutPage.ts';
export { expressCheckoutRoutes, setOut } from './routes/expressCheckout.ts';
export { appRegionsRoute, placesRoutes } from './routes/places.ts';
export { policyRoutes } from './routes/policies.ts';
export { testBankRoutes } from './routes/testBank.ts';
export { walletCheckoutRoutes } from './routes/walletCheckout.ts';
export { loadSampleCheckout, sampleCheckoutView } from './sampleCheckout.ts';
