/** What other subjects and the server's entry points use of this one. */
export { appStoreSettingsRoutes } from './routes/appStoreSettings.ts';
