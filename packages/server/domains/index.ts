/** What other subjects and the server's entry points use of this one. */
export { addDomain, domainsOf, removeDomain } from './changeDomains.ts';
export { appDomainRoutes } from './routes/appDomains.ts';
