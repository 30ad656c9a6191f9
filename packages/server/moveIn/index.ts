/** What other subjects and the server's entry points use of this one. */
export { draftMoveIn } from './draftMoveIn.ts';
export { forecastMoveIn } from './forecastMoveIn.ts';
export type { TableDraft } from './readers/tableDraft.ts';
export { appMoveInRoutes } from './routes/appMoveIn.ts';
export { findMoveIn, moveInJobs, runMoveIn, startMoveIn } from './runMoveIn.ts';
export { startUndo, undoMoveIn } from './undoMoveIn.ts';
