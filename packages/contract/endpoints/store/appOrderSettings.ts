import { appSitePath } from '../running/appSites.ts';

/** How the invoices, or the credit notes, of a site are numbered. */
export interface WireNumberSeries {
  readonly prefix: string;
  readonly padding: number;
  readonly isYearly: boolean;
  readonly first: number;
}

/** What an owner decides about orders after they are placed; as domain/orders has it. */
export interface WireOrderSettings {
  readonly seller: {
    readonly name: string;
    readonly addressLines: readonly string[];
    readonly email: string;
    readonly vatId: string;
    readonly taxNumber: string;
    readonly footer: readonly string[];
  };
  readonly series: { readonly invoice: WireNumberSeries; readonly creditNote: WireNumberSeries };
  /** Null: never. */
  readonly unpaidDays: number | null;
  /** Decimal text in the store's currency. */
  readonly refundLimit: string;
  readonly draftLinkDays: number;
  readonly withdrawal: { readonly isOffered: boolean; readonly days: number };
  readonly subscriptions: {
    readonly retryDays: readonly number[];
    readonly graceDays: number;
    readonly atLast: 'cancel' | 'pause';
    readonly customersMaySkip: boolean;
    readonly customersMayPause: boolean;
  };
}

/** GET. `lastNumbers`: the last one given of each series, 0 before the first: from then on `first` counts no more. */
export interface AppOrderSettingsResponse {
  readonly settings: WireOrderSettings;
  readonly revision: number;
  readonly lastNumbers: { readonly invoice: LastNumber; readonly creditNote: LastNumber };
}

interface LastNumber {
  readonly year: number | null;
  readonly last: number;
}

/** PUT; 409 `settingsChanged` when another user was quicker. */
export interface SaveOrderSettingsRequest {
  readonly settings: WireOrderSettings;
  readonly revision: number;
}

export function appOrderSettingsPath(site: string): string {
  return appSitePath(site, '/settings/orders');
}
