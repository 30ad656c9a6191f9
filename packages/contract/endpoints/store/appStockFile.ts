import type { StockFileMode } from '@quoin/domain/catalog';
import type { DecimalMark, Separator } from '@quoin/domain/formats';
import { appSitePath } from '../running/appSites.ts';
import type { WireStockChange } from './appInventory.ts';

/** POST: what a table of SKUs and quantities would change. Nothing is changed; the changes go to the adjustments. */
export interface CheckStockFileRequest {
  readonly text: string;
  /** Numbers are what is on hand, or what comes in and goes out. */
  readonly mode: StockFileMode;
  /** Guessed where left out. */
  readonly separator?: Separator | undefined;
  readonly decimalMark?: DecimalMark | undefined;
  /** Places of the columns, counted from 0; known by their titles where left out. */
  readonly sku?: number | undefined;
  readonly quantity?: number | undefined;
}

export interface WireStockFileLevel {
  readonly unlimited: boolean;
  readonly onHand: number;
}

export interface WireStockFileChange {
  readonly line: number;
  readonly sku: string;
  readonly title: string;
  readonly description: string;
  readonly before: WireStockFileLevel;
  readonly after: WireStockFileLevel;
  readonly change: WireStockChange;
}

export interface CheckStockFileResponse {
  readonly separator: Separator;
  readonly decimalMark: DecimalMark;
  readonly header: readonly string[];
  /** -1 for a column that is not known: then nothing was compared. */
  readonly columns: { readonly sku: number; readonly quantity: number };
  readonly changes: readonly WireStockFileChange[];
  readonly unchanged: number;
  /** Rows without a quantity. */
  readonly empty: number;
  /** The first hundreds. */
  readonly problems: readonly { readonly line: number; readonly text: string }[];
  readonly problemCount: number;
}

export function appStockFileCheckPath(site: string): string {
  return appSitePath(site, '/inventory/file/check');
}

/** GET: the stock of every variant as CSV; importing it again changes nothing. */
export function appStockExportPath(site: string): string {
  return appSitePath(site, '/inventory/stock.csv');
}
