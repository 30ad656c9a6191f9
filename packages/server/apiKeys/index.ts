/** What other subjects and the server's entry points use of this one. */
export { endingOf } from './keyText.ts';
export { programOfKey } from './programOfKey.ts';
export { appApiKeyRoutes } from './routes/appApiKeys.ts';
