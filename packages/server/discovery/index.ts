/** What other subjects and the server's entry points use of this one. */
export { loadSiteMap } from './loadSiteMap.ts';
export { robotsSite } from './robotsSite.ts';
export { appDiscoveryRoutes } from './routes/appDiscovery.ts';
export { appSearchTextsRoutes } from './routes/appSearchTexts.ts';
export { feedRoutes } from './routes/feeds.ts';
