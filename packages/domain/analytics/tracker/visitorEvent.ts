import type { PageFacts } from '../pageFacts.ts';
import { type VisitHere, visitRecordText } from '../visits/visitorCookies.ts';
import type { BrowserFacts } from './eventContent.ts';

export interface ScreenFacts {
  readonly width: number;
  readonly height: number;
  readonly url: string;
}

/** The visitor event of TRACK-08, and what the census knows besides. */
export function visitorEvent(
  page: PageFacts,
  browser: BrowserFacts,
  screen: ScreenFacts,
  visit: VisitHere & { readonly eventId: string },
): Readonly<Record<string, unknown>> {
  return {
    eventId: visit.eventId,
    visitorId: visit.record.visitorId,
    visitId: visit.visitId,
    isNewVisitor: visit.isNewVisitor,
    isLanding: visit.isLanding,
    timeZone: browser.timeZone,
    referrer: browser.referrer,
    websiteId: page.websiteId,
    templateId: page.templateId,
    pageType: page.pageType,
    locale: page.language,
    userAgent: browser.userAgent,
    clientTime: browser.now,
    viewportWidth: browser.windowWidth,
    viewportHeight: browser.windowHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    url: screen.url,
    title: page.title,
    ...(page.itemId === '' ? {} : { itemId: page.itemId }),
    ...(page.recordType === null ? {} : { recordType: page.recordType }),
    ...(page.collectionId === '' ? {} : { collectionId: page.collectionId }),
    visitorCookie: visitRecordText(visit.record),
  };
}
