/** What other subjects and the server's entry points use of this one. */
export { appHomeRoutes } from './routes/appHome.ts';
export { appPagesRoutes, type PageRouteDeps } from './routes/appPages.ts';
export { appSetupRoutes } from './routes/appSetup.ts';
export { appSitesRoutes } from './routes/appSites.ts';
export { appViewsRoutes } from './routes/appViews.ts';
export { toWireSite } from './routes/siteWire.ts';
