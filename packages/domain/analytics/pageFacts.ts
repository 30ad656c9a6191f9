import type { ConsentMode } from './consent/trackingSettings.ts';
import type { PixelFacts } from './pixels/pixel.ts';
import type { ExperimentDefinitions } from './recording/experiments.ts';
import type { PurchaseFacts } from './tracker/trackedOrder.ts';

/** Id of the inert element that contains a page's facts. */
export const PAGE_FACTS_ID = 'page-facts';

/** Where the installation runs (TRACK-02). */
export const ENVIRONMENTS = ['dev', 'qa', 'staging', 'prod'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** What our own scripts may know of a served page. The same for every visitor: pages are cached. */
export interface PageFacts {
  readonly websiteId: string;
  /** Name of the theme. */
  readonly templateId: string;
  /** A number of ENUM-01. */
  readonly pageType: number;
  /** Of the collection, else the system page's name. */
  readonly pageId: string;
  readonly collectionId: string;
  readonly itemId: string;
  /** A number of ENUM-01; null on pages that show no single item. */
  readonly recordType: number | null;
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly websiteLocale: string;
  /** As the installation names it: `parseEnvironment` says what that means. */
  readonly environment: string;
  /** Scheme and host that events go to; '' the page's own. */
  readonly eventHost: string;
  readonly isTrackingOff: boolean;
  readonly consent: ConsentMode;
  /** What the owner wrote into the banner; '' for our own words. */
  readonly banner: { readonly title: string; readonly text: string };
  /** VISIT-06: the video paywall is on. */
  readonly hasPaywall: boolean;
  /** Whether the page shows a list of videos, or one of them (TRACK-08). */
  readonly videoPage: 'list' | 'detail' | '';
  readonly telemetry: boolean;
  readonly recording: {
    readonly isOn: boolean;
    /** ISO 3166, of the store. */
    readonly country: string;
    readonly timeZone: string;
    /** 0..1 */
    readonly sampleRate: number;
  } | null;
  readonly experiments: ExperimentDefinitions;
  /** Third-party code that is notified of what happens here. */
  readonly pixels: readonly PixelFacts[];
  /** Of a product page: what its events carry (TRACK-07). */
  readonly product: ProductFacts | null;
  /** Of the search page: what was looked for, and how much was found. */
  readonly search: { readonly query: string; readonly count: number } | null;
  /** Of the page that confirms an order (TRACK-09). */
  readonly order: PurchaseFacts | null;
}

/** Amounts as the wire has them: the currency's units as a decimal text. */
export interface ProductFacts {
  readonly type: number;
  readonly title: string;
  readonly price: string;
  readonly currency: string;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly collectionName: string;
  /** Name of the layout that the theme draws it with. */
  readonly layout: string;
  /** Items that the page shows next to it. */
  readonly relatedIds: readonly string[];
  readonly isSubscribable: boolean;
  /** What feeds call its only variant by; '' where there is a choice: they call all of them together by the item's id. */
  readonly sku: string;
}
