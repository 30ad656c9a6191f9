import { RECORD_EVENT_PATH } from '@quoin/contract/endpoints/site';
import type { PageFacts, SiteUserInfo } from '@quoin/domain/analytics';
import { isUnanswered, noteAnswer, noteRequest, TRACKER_TIMEOUT_MS } from '../endpoints.ts';
import { queueReport } from '../reportQueue.ts';

/** Body of the older tracker (TRACK-01): crumb, event and what is known of the page. */
export function olderEvent(
  event: { readonly name: string; readonly variantId: string; readonly crumb: string },
  page: Pick<PageFacts, 'websiteId' | 'websiteLocale' | 'templateId'>,
  place: { readonly user: SiteUserInfo; readonly memberLocale: string; readonly hash: string; readonly path: string },
): URLSearchParams {
  const data = {
    websiteId: page.websiteId,
    memberAccountId: place.user.siteUserId,
    website_locale: page.websiteLocale,
    member_locale: place.memberLocale,
    templateId: page.templateId,
    variantId: event.variantId,
    pageHash: place.hash,
    pagePath: place.path,
  };
  return new URLSearchParams({ crumb: event.crumb, event: event.name, data: JSON.stringify(data) });
}

/**
 * Reports store buttons in the older format. Given up after 2.5 seconds, and failures are ignored. Outlives the page
 * only if the page view was answered: with the event beacon, silent endpoints hold two connections, and never a third
 * (FT-20).
 */
export function sendOlderEvent(body: URLSearchParams): void {
  queueReport(async () => {
    const signal = AbortSignal.timeout(TRACKER_TIMEOUT_MS);
    const keepalive = !isUnanswered(RECORD_EVENT_PATH) && !globalThis.quoinHitUnheard;
    noteRequest(RECORD_EVENT_PATH);
    const answer = await fetch(RECORD_EVENT_PATH, { method: 'POST', keepalive, signal, body });
    noteAnswer(RECORD_EVENT_PATH, answer.headers.get('content-length'));
    await answer.body?.cancel();
  }).catch(() => {});
}
