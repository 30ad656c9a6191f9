/** What other subjects and the server's entry points use of this one. */
export { programOfToken } from './programOfToken.ts';
export { appExtensionRoutes } from './routes/appExtensions.ts';
export { oauthRoutes } from './routes/oauth.ts';
