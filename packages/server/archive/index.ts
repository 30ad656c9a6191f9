/** What other subjects and the server's entry points use of this one. */
export { exportSite, exportSiteToFolder } from './exportSite.ts';
export { type ArchiveCode, importSite } from './importSite.ts';
export { makeArchivedSite } from './makeArchivedSite.ts';
export { appArchiveRoutes } from './routes/appArchive.ts';
