import type { FileDialect } from '@quoin/domain/catalog';
import type { TableAsks, TableReading, TextEncoding } from '@quoin/domain/formats';
import { appSitePath } from '../running/appSites.ts';

export type WireImportState = 'draft' | 'running' | 'done' | 'stopped' | 'failed' | 'undoing' | 'undone';

/** One of Quoin's columns, and the column of the file from which it is taken. */
export interface WireImportField {
  readonly field: string;
  readonly isRequired: boolean;
  /** Name in the file's header; null: not in the file. */
  readonly column: string | null;
}

export interface WireImportRun {
  readonly id: string;
  readonly fileName: string;
  readonly state: WireImportState;
  readonly actor: string;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  /** Products of the file, and how many are done. */
  readonly total: number;
  readonly position: number;
  readonly counts: WireImportCounts;
}

export interface WireImportCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly problems: number;
}

/** What a fresh file looks like: POST of the file with `?filename=` answers it. */
export interface AppImportDraftResponse {
  readonly run: WireImportRun;
  readonly dialect: FileDialect;
  readonly header: readonly string[];
  readonly fields: readonly WireImportField[];
  /** Of each column some values, as they are. */
  readonly samples: readonly (readonly string[])[];
  /** How it was read; POST the file with `?separator=`, `?decimalMark=` and `?dateOrder=` to say otherwise. */
  readonly reading: TableReading;
  readonly asks: TableAsks;
  /** What its bytes were taken for; `?encoding=` says otherwise. */
  readonly encoding: TextEncoding;
}

export interface WireImportProblem {
  readonly line: number;
  readonly text: string;
  /** The product comes all the same, without this. */
  readonly isMinor: boolean;
}

export interface WireImportPlan {
  readonly line: number;
  readonly title: string;
  readonly verdict: 'created' | 'updated' | 'unchanged';
  /** `Price of HP-1: 38.00 → 40.00`, for what is updated. */
  readonly changes: readonly string[];
}

/** POST `/check` with the mapping: what would happen. The first hundreds of each list. */
export interface AppImportCheckResponse {
  readonly run: WireImportRun;
  readonly plans: readonly WireImportPlan[];
  readonly problems: readonly WireImportProblem[];
}

export interface ImportMappingRequest {
  /** Our column → the file's. */
  readonly mapping: Readonly<Record<string, string>>;
}

export interface AppImportResponse {
  readonly run: WireImportRun;
  readonly problems: readonly WireImportProblem[];
}

export interface AppImportsResponse {
  readonly runs: readonly WireImportRun[];
}

/** GET: what taking an import back would do, or has done; POST takes it back and answers the import. */
export interface AppImportUndoResponse {
  readonly counts: WireImportUndoCounts;
  /** Products that stay, and why; the first hundreds. */
  readonly notes: readonly WireImportUndoNote[];
}

export interface WireImportUndoCounts {
  readonly deleted: number;
  readonly restored: number;
  readonly hidden: number;
  readonly kept: number;
}

export interface WireImportUndoNote {
  readonly line: number;
  readonly title: string;
  readonly text: string;
}

export function appImportUndoPath(site: string, id: string): string {
  return `${appImportPath(site, id)}/undo`;
}

export function appImportsPath(site: string): string {
  return appSitePath(site, '/imports');
}

export function appImportPath(site: string, id: string): string {
  return appSitePath(site, `/imports/${encodeURIComponent(id)}`);
}

export function appImportActPath(site: string, id: string, act: 'check' | 'apply' | 'stop'): string {
  return `${appImportPath(site, id)}/${act}`;
}

/** The rows that were not taken, with what is wrong, to be mended and imported again. */
export function appImportProblemsPath(site: string, id: string): string {
  return `${appImportPath(site, id)}/problems.csv`;
}

export function appExportPath(site: string): string {
  return appSitePath(site, '/exports/products.csv');
}

/** GET: a file of the site that other products read, for its owner; `kind` is one of `EXPORT_KINDS`. */
export function appExportFilePath(site: string, kind: string): string {
  return appSitePath(site, `/exports/files/${encodeURIComponent(kind)}`);
}

/** GET: the published site as static files in a ZIP archive, for its owner; `origin`: where they will be, `forms`: `live` or `none`. */
export function appStaticExportPath(site: string): string {
  return appSitePath(site, '/exports/static.zip');
}

/** GET: everything of the site in one ZIP archive, for its owner. */
export function appArchivePath(site: string): string {
  return appSitePath(site, '/exports/site.zip');
}

/** POST: whether the owner may fetch it now; 204. */
export function appArchiveReadyPath(site: string): string {
  return appSitePath(site, '/exports/site');
}
