/** What other subjects and the server's entry points use of this one. */
export { appApiKeyRoutes } from './routes/appApiKeys.ts';
