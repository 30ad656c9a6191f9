/** How a visitor came; `internal`: from another page of the same site. */
export const CHANNELS = ['direct', 'search', 'social', 'referral', 'email', 'paid', 'campaign', 'internal'] as const;
export type Channel = (typeof CHANNELS)[number];

export const DEVICES = ['desktop', 'phone', 'tablet'] as const;
export type Device = (typeof DEVICES)[number];

/** Names that mean something to the owner's figures; any other is kept as it is. */
export const EVENT_NAMES = {
  pageView: 'page_view',
  viewProduct: 'view_product',
  viewCart: 'view_cart',
  addToCart: 'add_to_cart',
  removeFromCart: 'remove_from_cart',
  beginCheckout: 'begin_checkout',
  purchase: 'purchase',
  search: 'search',
  searchClick: 'site_search_click',
  formSubmit: 'form_submit',
  newsletterSignUp: 'newsletter_signup',
  paywallView: 'paywall_view',
} as const;

/** Longest texts of an event in characters; what is longer is cut, names are refused. */
export const EVENT_BOUNDS = {
  ...{ name: 60, id: 64, path: 300, title: 200, host: 100, source: 100, medium: 50, campaign: 100 },
  ...{ language: 35, timeZone: 50, browser: 40, screen: 15, query: 100, dataBytes: 4096 },
} as const;

/** A client's clock counts within these bounds: not ahead of the server's, at most two days behind. */
export const OLDEST_EVENT_MS = 48 * 3_600_000;

/** A visitor's action, as it is stored. It contains no address of the visitor and nothing that leads to a person. */
export interface SiteEvent {
  /** A uuid. The client's own, so that an event sent twice counts once (ANA-3); else made by the server. */
  readonly id: string;
  readonly name: string;
  readonly at: Date;
  /** Random ids of the browser and of the visit (VISIT-01); '' where the browser gave none. */
  readonly visitorId: string;
  readonly visitId: string;
  readonly isNewVisitor: boolean;
  readonly isLanding: boolean;
  /** Without query. */
  readonly path: string;
  /** A number of ENUM-01; null when unknown. */
  readonly pageType: number | null;
  readonly collectionId: string;
  readonly itemId: string;
  readonly title: string;
  readonly referrerHost: string;
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly channel: Channel;
  /** `de-AT`, as the browser prefers. */
  readonly language: string;
  /** ISO 3166 by time zone, else by language; '' unknown. Never from an address. */
  readonly country: string;
  readonly timeZone: string;
  readonly device: Device;
  /** `Firefox 133`. */
  readonly browser: string;
  /** `1440x900`. */
  readonly screen: string;
  /** A machine that says so: kept, never counted. */
  readonly isBot: boolean;
  readonly data: Readonly<Record<string, unknown>>;
}
