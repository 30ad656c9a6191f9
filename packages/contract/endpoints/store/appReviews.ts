import type { ReviewSettings, ReviewState } from '@quoin/domain/catalog';
import { appSitePath } from '../running/appSites.ts';

/** A review as moderators read it. All texts but the answer are a visitor's. */
export interface WireReview {
  readonly id: string;
  readonly state: ReviewState;
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly authorName: string;
  readonly authorEmail: string;
  readonly isVerified: boolean;
  readonly createdAt: number;
  readonly itemTitle: string;
  /** Path of the product. */
  readonly itemUrl: string;
  /** `imageUrl`: small, in the app. `url`: path on the site. */
  readonly pictures: readonly { readonly imageUrl: string; readonly url: string }[];
  /** '' for none. */
  readonly answer: string;
}

/** GET `?state=&cursor=`: the latest first. */
export interface AppReviewsResponse {
  readonly reviews: readonly WireReview[];
  readonly counts: Readonly<Record<ReviewState, number>>;
  readonly settings: ReviewSettings;
  readonly nextCursor: string | null;
}

export interface DecideReviewRequest {
  readonly state: ReviewState;
}

export interface DecideReviewResponse {
  /** For taking it back. */
  readonly before: ReviewState;
}

/** PUT (204): '' takes the answer back. */
export interface AnswerReviewRequest {
  readonly answer: string;
}

/** POST a CSV file: what it brings; `?apply=yes` brings it. Once more, nothing is new. */
export interface ImportReviewsResponse {
  readonly created: number;
  readonly known: number;
  /** The first hundreds. */
  readonly problems: readonly { readonly line: number; readonly text: string }[];
  readonly problemCount: number;
}

export function appReviewImportPath(site: string, isApplied: boolean): string {
  return `${appReviewsPath(site)}/import${isApplied ? '?apply=yes' : ''}`;
}

export function appReviewsPath(site: string): string {
  return appSitePath(site, '/reviews');
}

/** PUT. */
export function appReviewSettingsPath(site: string): string {
  return `${appReviewsPath(site)}/settings`;
}

/** DELETE. */
export function appReviewPath(site: string, id: string): string {
  return `${appReviewsPath(site)}/${encodeURIComponent(id)}`;
}

/** PUT: `DecideReviewRequest`. */
export function appReviewStatePath(site: string, id: string): string {
  return `${appReviewPath(site, id)}/state`;
}

/** PUT: `AnswerReviewRequest`. */
export function appReviewAnswerPath(site: string, id: string): string {
  return `${appReviewPath(site, id)}/answer`;
}
