/** What other subjects and the server's entry points use of this one. */
export { examine } from './examine.ts';
export { reconcileSites } from './reconcileSites.ts';
