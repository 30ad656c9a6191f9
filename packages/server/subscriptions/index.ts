/** What other subjects and the server's entry points use of this one. */
export { advanceTestClock } from './changeSubscription.ts';
export { followFailure, followOrder, type PlacedOrder } from './followOrder.ts';
export { methodsForCart } from './methodsForCart.ts';
export { renewSubscription } from './renewSubscription.ts';
export { appSubscriptionRoutes } from './routes/appSubscriptions.ts';
export { subscriptionRoutes } from './routes/subscriptions.ts';
export { listSubscriptions } from './storage/appSubscriptions.ts';
export { findSubscription, type StoredSubscription, toSubscription } from './storage/subscriptions.ts';
export { subscriptionJobs } from './subscriptionJobs.ts';
export { subscriptionPath, subscriptionToken } from './subscriptionToken.ts';
