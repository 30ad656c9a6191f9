import { PAGE_TYPES } from '@quoin/domain/site';
import type { PageFacts } from '../pageFacts.ts';
import { isTrackedUser, type SiteUserInfo } from './siteUserInfo.ts';

/** Where nothing is counted: not found, lock screen, access denied (VISIT-05). */
const UNTRACKED_TYPES: readonly number[] = [
  PAGE_TYPES.notFound,
  PAGE_TYPES.lockScreen,
  PAGE_TYPES.memberAreaAccessDenied,
];
const CONFIG = '/config';

export interface TrackingFacts {
  readonly page: Pick<PageFacts, 'pageType' | 'isTrackingOff' | 'hasPaywall' | 'videoPage'>;
  readonly path: string;
  readonly user: SiteUserInfo;
}

export interface TrackingDecision {
  /** What visitors do. */
  readonly events: boolean;
  /** That they are here. */
  readonly pageView: boolean;
  /** That they are at, or look at, what is paid for (VISIT-06). */
  readonly paywall: boolean;
}

const NOTHING: TrackingDecision = { events: false, pageView: false, paywall: false };

/** Decides what of a page is reported (VISIT-04, VISIT-05, VISIT-06). */
export function decideTracking({ page, path, user }: TrackingFacts): TrackingDecision {
  if (page.isTrackingOff || path.includes(CONFIG) || !isTrackedUser(user)) return NOTHING;
  const isDenied = page.pageType === PAGE_TYPES.memberAreaAccessDenied;
  const paywall = page.hasPaywall && (isDenied || page.videoPage !== '');
  // With the paywall on, seeing the paywall counts as a visit, too.
  const isTracked = !UNTRACKED_TYPES.includes(page.pageType) || (isDenied && paywall);
  // `/search` is recognized by its type, because `/de/search` is that page, too.
  return { events: isTracked, pageView: isTracked && page.pageType !== PAGE_TYPES.search, paywall };
}
