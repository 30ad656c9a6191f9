import type { Moves } from '@quoin/domain/states';

export type ImportState = 'draft' | 'running' | 'done' | 'stopped' | 'failed';

/** An import of products. What was stopped, or failed on the way, goes on where it was. */
export const IMPORT_MOVES: Moves<ImportState> = {
  draft: ['running'],
  running: ['done', 'stopped', 'failed'],
  stopped: ['running'],
  failed: ['running'],
  done: [],
};

export type BulkEditState = 'preview' | 'applying' | 'applied' | 'undoing' | 'undone';

export const BULK_EDIT_MOVES: Moves<BulkEditState> = {
  preview: ['applying'],
  applying: ['applied'],
  applied: ['undoing'],
  undoing: ['undone'],
  undone: [],
};

export type BulkChangeState = 'planned' | 'refused' | 'applied' | 'skipped' | 'undone' | 'kept';

/**
 * One value of a bulk edit. `refused`: it could not be used from the start. `kept`: another user changed it before it
 * was undone.
 */
export const BULK_CHANGE_MOVES: Moves<BulkChangeState> = {
  planned: ['applied', 'skipped'],
  applied: ['undone', 'kept'],
  refused: [],
  skipped: [],
  undone: [],
  kept: [],
};
