export type { Calls } from './calls.ts';
export { type CheckoutCalls, checkoutCalls } from './checkoutCalls.ts';
export { type CartCalls, type Client, cookieValue, createClient } from './client.ts';
export { type Answer, type ClientProblem, NETWORK_PROBLEM } from './clientProblem.ts';
export {
  type CommercePreferences,
  createCommercePreferences,
  type Preferences,
} from './commercePreferences.ts';
export { type FormCalls, formCalls } from './formCalls.ts';
export { type PlacesCalls, placesCalls } from './placesCalls.ts';
export { type RestockCalls, restockCalls } from './restockCalls.ts';
export { sendLanguage } from './siteUserLocale.ts';
export { signOut } from './siteUserSignOut.ts';
export { type WalletCalls, walletCalls } from './walletCalls.ts';
