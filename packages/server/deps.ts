import type { Config } from './config.ts';
import type { SiteDatabase } from './database/database.ts';
import type { AddressLookup } from './gateways/addresses/addressLookup.ts';
import type { FileStore } from './gateways/files.ts';
import type { FilmProvider } from './gateways/films/filmProvider.ts';
import type { MailGateway } from './gateways/mail/mailGateway.ts';
import type { TestBank } from './gateways/payment/testProvider.ts';
import type { Logger } from './log.ts';
import type { SiteCaptcha } from './operations/captcha/siteCaptcha.ts';
import type { EventBooks } from './operations/intake/eventBooks.ts';
import type { EventIntake } from './operations/intake/eventIntake.ts';
import type { SitePayments } from './operations/payments/sitePayments.ts';
import type { SpeedDesk } from './operations/speed/speedDesk.ts';
import type { DraftMemory } from './site/draftMemory.ts';
import type { Presence } from './site/presence.ts';
import type { SitePages } from './site/sitePages.ts';

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
  readonly mail: MailGateway;
  /** Who knows addresses (CX-13). */
  readonly addresses: AddressLookup;
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
  readonly speed: SpeedDesk;
  /** Who stores, counts and packs what they do. */
  readonly books: EventBooks;
  readonly pages: SitePages;
  /** Sites under edit, as this process last saw them. */
  readonly drafts: DraftMemory;
  /** Who has the editor open. */
  readonly presence: Presence;
}
