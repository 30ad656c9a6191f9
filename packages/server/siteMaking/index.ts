/** What other subjects and the server's entry points use of this one. */
export { copyJobs } from './copySite.ts';
export { purgeJobs } from './ownSite.ts';
export { appSiteMakingRoutes } from './routes/appSiteMaking.ts';
export { scheduleSiteJobs } from './scheduleSiteJobs.ts';
export { planSweeps, scheduleSweeps } from './siteSweeps.ts';
export {
  deleteUnfinishedWebsites,
  deleteWebsite,
  finishWebsite,
  hasAnyWebsite,
  insertWebsite,
} from './storage/newSite.ts';
export { beginStock, COPIED_TABLES, listUnsizedPictures } from './storage/siteCopies.ts';
