import type { Moves } from '@quoin/domain/states';

export type ImportState = 'draft' | 'running' | 'done' | 'stopped' | 'failed' | 'undoing' | 'undone';

/** An import. What was stopped, or failed on the way, goes on where it was; what has ended can be taken back as a whole. */
export const IMPORT_MOVES: Moves<ImportState> = {
  draft: ['running'],
  running: ['done', 'stopped', 'failed'],
  stopped: ['running', 'undoing'],
  failed: ['running', 'undoing'],
  done: ['undoing'],
  undoing: ['undone'],
  undone: [],
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
