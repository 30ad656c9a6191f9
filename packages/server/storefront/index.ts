/** What other subjects and the server's entry points use of this one. */
export { createSitePages, type SitePages } from './answering/sitePages.ts';
export { createDraftMemory, type DraftMemory, type DraftState } from './draft/draftMemory.ts';
export type { SampleScreen, SampleScreens } from './draft/sampleScreens.ts';
export { opensText } from './loading/lessonPages.ts';
export { appCanvasRoutes } from './routes/appCanvas.ts';
export { appSiteLayoutRoutes } from './routes/appSiteLayout.ts';
export { cookiesPageRoutes } from './routes/cookiesPage.ts';
export { eventRoutes } from './routes/events.ts';
export { readerOf } from './routes/pageEntry.ts';
export type { PageEntryRouteDeps } from './routes/pageEntryDeps.ts';
export { pageRoutes } from './routes/pages.ts';
export { productCollectionRoutes } from './routes/productCollections.ts';
export { behindLock } from './routes/siteLock.ts';
export { speculationRoutes } from './routes/speculationRules.ts';
export { staffEditAppRoutes, staffEditRoutes } from './routes/staffEdit.ts';
export { staffVisitAppRoutes, staffVisitRoutes } from './routes/staffVisit.ts';
