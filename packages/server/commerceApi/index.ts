/** What other subjects and the server's entry points use of this one. */
export { programOf } from './programOf.ts';
export { apiDescriptionRoutes } from './routes/apiDescription.ts';
export { apiRoutes } from './routes/apiRoutes.ts';
