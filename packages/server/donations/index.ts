/** What other subjects and the server's entry points use of this one. */
export { appDonationRoutes } from './routes/appDonations.ts';
export { donateRoutes } from './routes/donate.ts';
