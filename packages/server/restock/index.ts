/** What other subjects and the server's entry points use of this one. */
export { appRestockRoutes } from './routes/appRestock.ts';
export { restockRoutes } from './routes/restock.ts';
export { restockJobs } from './sendRestock.ts';
export { signUpForRestock } from './signUpForRestock.ts';
