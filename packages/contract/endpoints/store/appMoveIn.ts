import type { ColumnMapping, TableAsks, TableReading, TextEncoding } from '@quoin/domain/formats';
import type { MoveInChoices, MoveInKind } from '@quoin/domain/site';
import { appSitePath } from '../running/appSites.ts';
import type { WireImportField, WireImportState } from './appImports.ts';

/** Everything else that is brought along from elsewhere: whole sites, people, redirects. */
export interface WireMoveInRun {
  readonly id: string;
  readonly kind: MoveInKind;
  readonly fileName: string;
  readonly state: WireImportState;
  readonly actor: string;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  /** Rows of the file, and how many of them are done. */
  readonly total: number;
  readonly position: number;
  readonly counts: WireMoveInCounts;
}

export interface WireMoveInCounts {
  readonly created: number;
  /** Here already. */
  readonly unchanged: number;
  readonly skipped: number;
  readonly problems: number;
  readonly undone: number;
  readonly kept: number;
}

export interface WireMoveInPlace {
  readonly id: string;
  readonly title: string;
}

/** A file that was read, and where what it holds may go. */
export interface AppMoveInDraftResponse {
  readonly run: WireMoveInRun;
  readonly hasPosts: boolean;
  readonly hasSubscribers: boolean;
  readonly hasOrders: boolean;
  readonly blogs: readonly WireMoveInPlace[];
  readonly lists: readonly WireMoveInPlace[];
  /** What its bytes were taken for; POST the file with `?encoding=` and `?separator=` to say otherwise. */
  readonly encoding: TextEncoding;
  /** Null for what is no table. */
  readonly table: WireMoveInTable | null;
}

/** A table, and what its columns are taken for: as somebody said it of such a file before, else guessed. */
export interface WireMoveInTable {
  readonly header: readonly string[];
  /** Of each column some values. */
  readonly samples: readonly (readonly string[])[];
  readonly fields: readonly WireImportField[];
  readonly reading: TableReading;
  readonly asks: TableAsks;
}

export type WireMoveInRowKind = 'picture' | 'post' | 'page' | 'subscriber' | 'customer' | 'redirect' | 'order';

export interface WireMoveInRow {
  readonly line: number;
  readonly title: string;
  readonly kind: WireMoveInRowKind;
  readonly isKnown: boolean;
}

export interface WireMoveInProblem {
  readonly line: number;
  readonly title: string;
  readonly text: string;
  /** The thing itself is left out. */
  readonly isSkipped: boolean;
}

export interface MoveInCheckRequest extends MoveInChoices {
  /** Field → column of a table; left out: as it was guessed. */
  readonly mapping?: ColumnMapping;
  readonly reading?: Partial<Pick<TableReading, 'decimalMark' | 'dateOrder'>>;
}

export interface AppMoveInCheckResponse {
  readonly run: WireMoveInRun;
  /** The first ones; those that are new come first. */
  readonly rows: readonly WireMoveInRow[];
  readonly problems: readonly WireMoveInProblem[];
}

export interface AppMoveInResponse {
  readonly run: WireMoveInRun;
  readonly problems: readonly WireMoveInProblem[];
}

export interface AppMoveInsResponse {
  readonly runs: readonly WireMoveInRun[];
}

/** Bytes of a file; larger ones are imported on the command line. */
export const MAX_MOVE_IN_BYTES = 100_000_000;

export function appMoveInsPath(site: string): string {
  return appSitePath(site, '/move-in');
}

export function appMoveInPath(site: string, id: string): string {
  return appSitePath(site, `/move-in/${encodeURIComponent(id)}`);
}

export type MoveInAct = 'check' | 'apply' | 'stop' | 'undo';

export function appMoveInActPath(site: string, id: string, act: MoveInAct): string {
  return `${appMoveInPath(site, id)}/${act}`;
}
