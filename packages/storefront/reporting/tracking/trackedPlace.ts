import {
  censusWording,
  decideTracking,
  memberLocaleOf,
  type PageFacts,
  parseSiteUserInfo,
  publicPath,
} from '@quoin/domain/analytics';
import { cookieNow } from './browserPlace.ts';
import type { Place } from './place.ts';

/** Decides what of this page may be reported (VISIT-03 to VISIT-06). Null: nothing. */
export function placeOf(page: PageFacts): Place | null {
  const warn = () => console.warn(censusWording.userInfoUnreadable);
  const user = parseSiteUserInfo(cookieNow('SiteUserInfo'), warn);
  const path = publicPath(location.pathname);
  const decision = decideTracking({ page, path, user });
  const memberLocale = memberLocaleOf(user, cookieNow);
  return decision.events || decision.paywall
    ? { page, path, topPath: topPath(path), user, memberLocale, decision }
    : null;
}

/** Another site around this one does not say where it is; nor does a frame that was taken out of its page. */
function topPath(path: string): string {
  try {
    return publicPath(window.top!.location.pathname);
  } catch {
    return path;
  }
}
