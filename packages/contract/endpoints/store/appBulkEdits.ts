import type { BulkField } from '@quoin/domain/catalog';
import { appSitePath } from '../running/appSites.ts';

/** One variant in the bulk editor: each column as the text that people type. */
export interface WireSheetRow {
  readonly variantId: string;
  readonly productId: string;
  readonly title: string;
  /** `M / Rust`; empty for a product without options. */
  readonly description: string;
  readonly productType: number;
  /** Whether the product's columns are on this row. */
  readonly isFirst: boolean;
  readonly cells: Readonly<Record<BulkField, string>>;
}

/** GET `?search=&stock=&type=&category=&cursor=`: by title. */
export interface AppSheetResponse {
  readonly rows: readonly WireSheetRow[];
  readonly nextCursor: string | null;
  /** With the first page only. */
  readonly total: number | null;
  readonly categories: readonly string[] | null;
}

export interface WireBulkCell {
  readonly variantId: string;
  readonly field: BulkField;
  /** What the cell contained when it was changed. */
  readonly seen: string;
  readonly typed: string;
}

/** POST: makes the preview; nothing is changed yet. */
export interface BulkEditRequest {
  readonly edits: readonly WireBulkCell[];
}

export type WireBulkState = 'preview' | 'applying' | 'applied' | 'undoing' | 'undone';

export interface WireBulkEdit {
  readonly id: string;
  readonly state: WireBulkState;
  readonly fields: readonly BulkField[];
  readonly actor: string;
  readonly createdAt: number;
  readonly finishedAt: number | null;
  /** Of `planned` changes `position` are worked off. */
  readonly total: number;
  readonly position: number;
  readonly counts: {
    readonly planned: number;
    /** Cannot be made as typed. */
    readonly refused: number;
    readonly applied: number;
    /** Left alone: another user changed it after the preview. */
    readonly skipped: number;
    readonly undone: number;
    /** Not undone: another user changed it after the batch. */
    readonly kept: number;
  };
  readonly variants: number;
}

export type WireBulkChangeState = 'planned' | 'refused' | 'applied' | 'skipped' | 'undone' | 'kept';

export interface WireBulkChange {
  readonly position: number;
  readonly variantId: string;
  readonly productId: string;
  readonly title: string;
  readonly description: string;
  readonly sku: string;
  readonly field: BulkField;
  readonly oldText: string;
  readonly newText: string;
  readonly state: WireBulkChangeState;
  readonly problem: string | null;
}

export interface AppBulkEditResponse {
  readonly bulkEdit: WireBulkEdit;
}

export interface AppBulkEditsResponse {
  readonly bulkEdits: readonly WireBulkEdit[];
}

/** GET `?only=problems&after=`: in order; `problems`: what was or will be left alone. */
export interface AppBulkChangesResponse {
  readonly changes: readonly WireBulkChange[];
  readonly nextCursor: string | null;
}

export function appSheetPath(site: string): string {
  return appSitePath(site, '/products-sheet');
}

export function appBulkEditsPath(site: string): string {
  return appSitePath(site, '/bulk-edits');
}

export function appBulkEditPath(site: string, id: string): string {
  return appSitePath(site, `/bulk-edits/${encodeURIComponent(id)}`);
}

export function appBulkChangesPath(site: string, id: string): string {
  return `${appBulkEditPath(site, id)}/changes`;
}

/** POST: does it, or takes it back. */
export function appBulkActPath(site: string, id: string, act: 'apply' | 'undo'): string {
  return `${appBulkEditPath(site, id)}/${act}`;
}
