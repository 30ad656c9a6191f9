/** What other subjects and the server's entry points use of this one. */
export { afterOrderRoutes } from './routes/afterOrder.ts';
export { downloadRoutes } from './routes/downloads.ts';
export { type OrderPageDeps, orderRoutes } from './routes/order.ts';
export { orderWithdrawRoutes } from './routes/orderWithdraw.ts';
export { sampleOrderPage } from './sampleOrder.ts';
