import type { PlannedArrival, PlannedVisitor } from './trafficPeople.ts';

export const DAY = 86_400_000;
/** The longest visit takes a quarter of an hour. */
export const LONGEST_VISIT = 900_000;

/** What a visit does, in order; `after` milliseconds since it began. */
export type PlannedStep =
  | { readonly kind: 'page'; readonly after: number; readonly path: string; readonly title: string }
  | { readonly kind: 'search'; readonly after: number; readonly query: string; readonly found: number }
  | { readonly kind: 'searchClick'; readonly after: number; readonly query: string; readonly path: string }
  | { readonly kind: 'product'; readonly after: number; readonly product: number }
  | { readonly kind: 'cart'; readonly after: number; readonly product: number; readonly quantity: number }
  | { readonly kind: 'checkout'; readonly after: number; readonly email: string }
  | {
      readonly kind: 'buy';
      readonly after: number;
      /** The code of the shop's discount is entered first. */
      readonly hasCoupon: boolean;
      /** What the shop gives back of it, the day after. */
      readonly refund: 'everything' | 'part' | null;
    }
  | { readonly kind: 'form'; readonly after: number; readonly path: string }
  | { readonly kind: 'newsletter'; readonly after: number; readonly path: string };

export interface PlannedVisit {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly visitor: PlannedVisitor;
  readonly visitId: string;
  readonly isNew: boolean;
  readonly arrival: PlannedArrival;
  /** An earlier visit in the same browser, whose cart is still there. */
  readonly resumes?: string;
  readonly steps: readonly PlannedStep[];
}

export interface TrafficWish {
  readonly days: number;
  /** The end of the last day: now. */
  readonly until: number;
  readonly visitsPerDay: number;
  readonly products: readonly { readonly path: string; readonly title: string }[];
  /** 0 to below 1, the same again for the same seed. */
  readonly roll: () => number;
}
