import type { EventIntake, InsightStore, SpeedService, WatchedRollups } from './analytics/index.ts';
import type { SiteCaptcha } from './captcha/index.ts';
import type { Presence } from './pages/index.ts';
import type { SitePayments } from './payments/index.ts';
import type { Config } from './platform/config.ts';
import type { SiteDatabase } from './platform/database/database.ts';
import type { AddressLookup } from './platform/gateways/addresses/addressLookup.ts';
import type { DomainLookup } from './platform/gateways/domains/domainLookup.ts';
import type { FileStore } from './platform/gateways/files/fileStore.ts';
import type { FilmProvider } from './platform/gateways/films/filmProvider.ts';
import type { MailGateway } from './platform/gateways/mail/mailGateway.ts';
import type { TestBank } from './platform/gateways/payment/testProvider.ts';
import type { SharedCounts } from './platform/http/protection/sharedCounts.ts';
import type { Logger } from './platform/log.ts';
import type { Tracer } from './platform/tracing/tracer.ts';
import type { DraftMemory, SitePages } from './storefront/index.ts';

/** Everything `main.ts` builds once; each part of the server names the few it needs with `Pick`. */
export interface Deps {
  readonly config: Config;
  readonly db: SiteDatabase;
  readonly now: () => number;
  readonly newId: () => string;
  readonly randomBytes: (count: number) => Uint8Array;
  /** [0, 1) */
  readonly roll: () => number;
  readonly log: Logger;
  readonly keyFor: (purpose: string) => Uint8Array;
  readonly files: FileStore;
  /** Null: nothing is traced. */
  readonly tracer: Tracer | null;
  /** What this process has counted of its limits, on its way to the others. */
  readonly counts: SharedCounts;
  readonly mail: MailGateway;
  /** Who knows addresses (CX-13). */
  readonly addresses: AddressLookup;
  /** What DNS says of domains. */
  readonly domainLookup: DomainLookup;
  /** What Vimeo says of films (EDIT-06). */
  readonly films: FilmProvider;
  /** Whether a person is there, as each site's owner chose. */
  readonly captcha: SiteCaptcha;
  /** How each site takes money. */
  readonly payments: SitePayments;
  /** The second step of the built-in test provider. */
  readonly bank: TestBank;
  /** What visitors do, on its way into the database. */
  readonly events: EventIntake;
  /** How fast pages were for visitors, on its way into the database. */
  readonly speed: SpeedService;
  /** Who stores, counts and packs what they do. */
  readonly rollups: WatchedRollups;
  /** Where figures of days that are over are read, besides the database; null: nowhere. */
  readonly insightStore: InsightStore | null;
  readonly pages: SitePages;
  /** Sites under edit, as this process last saw them. */
  readonly drafts: DraftMemory;
  /** Who has the editor open. */
  readonly presence: Presence;
}
