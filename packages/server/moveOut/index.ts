/** What other subjects and the server's entry points use of this one. */
export { exportFile } from './exportFile.ts';
export { appMoveOutRoutes } from './routes/appMoveOut.ts';
