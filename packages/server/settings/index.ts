/** What other subjects and the server's entry points use of this one. */
export { appPolicyTemplateRoutes } from './routes/appPolicyTemplates.ts';
export { appStoreSettingsRoutes } from './routes/appStoreSettings.ts';
