/** What other subjects and the server's entry points use of this one. */
export { exportSite } from './exportSite.ts';
export { type ArchiveCode, importSite } from './importSite.ts';
export { appArchiveRoutes } from './routes/appArchive.ts';
