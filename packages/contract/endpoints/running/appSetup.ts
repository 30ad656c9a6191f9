import { appSitePath } from './appSites.ts';

/** What a new site needs, in the order of the set-up guide. */
export const SETUP_STEPS = ['name', 'look', 'product', 'payments', 'shipping', 'domain', 'publish'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** What an owner should know before selling. */
export type SetupNotice = 'mailNotSent' | 'testMode' | 'noTaxes' | 'noDomain';

/** What needs attention in addition to orders. Null if the user's roles don't open it. */
export interface WireWaiting {
  readonly messages: number | null;
  readonly comments: number | null;
  readonly reviews: number | null;
  readonly failedMails: number | null;
  readonly missingPages: number | null;
  readonly scriptErrors: number | null;
}

/** The nightly backups of the whole installation. */
export interface WireBackup {
  /** Milliseconds since 1970; null: there is none yet. */
  readonly madeAt: number | null;
  readonly bytes: number;
  /** `failed`: one after `madeAt` did. `unreachable`: where they lie cannot be asked. */
  readonly state: 'good' | 'failed' | 'overdue' | 'unreachable';
}

/** GET; PUT `SaveSetupRequest` → 204 hides the guide for everybody. */
export interface AppSetupResponse {
  /** True of the database, no matter who did it and where. */
  readonly steps: readonly { readonly id: SetupStep; readonly isDone: boolean }[];
  readonly isDismissed: boolean;
  readonly notices: readonly SetupNotice[];
  readonly waiting: WireWaiting;
  /** Null where none are configured, or the user's roles don't open it. */
  readonly backup: WireBackup | null;
}

export interface SaveSetupRequest {
  readonly isDismissed: true;
}

export function appSetupPath(site: string): string {
  return appSitePath(site, '/setup');
}
