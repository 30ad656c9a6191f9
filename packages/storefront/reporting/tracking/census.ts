import {
  type SessionFacts,
  sessionFactsOf,
  VISITOR_COOKIES,
  type VisitHere,
  visitOf,
  visitorEvent,
} from '@quoin/domain/analytics';
import { isAllowed } from '../consent.ts';
import { newUuid } from '../newUuid.ts';
import { browserFacts, cookieNow, sessionPlace, writeCookie } from './browserPlace.ts';
import type { Place } from './place.ts';
import { postHit } from './postHit.ts';

/** Who is here, as far as a browser knows. */
export interface Census {
  readonly visit: VisitHere;
  readonly session: SessionFacts;
  /** Whether the server answered the page view as it should; true where there was none to tell. */
  readonly heard: Promise<boolean>;
}

/**
 * Keeps the cookies of the visit, and reports the page view, in a separate task: cookies and storage are in another
 * process, which makes a slow phone wait noticeably. Called once the visitor may be counted.
 */
export function startCensus({ page, decision }: Place): Census {
  // Asking for cookies waits for another process: once for all of them.
  const cookies = document.cookie;
  const cookie = (name: string) => cookieNow(name, cookies);
  const visit = visitHere(cookie);
  const session = sessionFactsOf(sessionPlace(cookie, isAllowed('marketing')));
  const recordView = async (): Promise<boolean> => {
    await new Promise((resolve) => setTimeout(resolve));
    // A browser that keeps no cookies has no census: it is not counted (VISIT-02).
    if (!decision.pageView || cookieNow(VISITOR_COOKIES.timestamp) === '' || !isAllowed('analytics')) return true;
    const { width, height } = screen;
    const facts = browserFacts();
    const shown = { width, height, url: location.origin + facts.path + facts.query };
    return postHit(visitorEvent(page, facts, shown, { ...visit, eventId: newUuid() }));
  };
  const heard = recordView();
  // Back from the browser's own memory a page is seen again, without being loaded.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void recordView();
  });
  return { visit, session, heard };
}

function visitHere(cookie: (name: string) => string): VisitHere {
  const found = {
    record: cookie(VISITOR_COOKIES.record),
    timestamp: cookie(VISITOR_COOKIES.timestamp),
    visit: cookie(VISITOR_COOKIES.visit),
  };
  const here = visitOf(found, { now: Date.now(), newId: newUuid });
  for (const { name, value, maxAge } of here.cookies) writeCookie(name, value, maxAge);
  return here;
}
