import { PAGE_FACTS_ID, type PageFacts } from '@quoin/domain/analytics';

/**
 * Returns the server's facts about this page. Null for pages without analytics: drafts, previews, pages of other
 * software.
 */
export function readPageFacts(): PageFacts | null {
  try {
    // Our own server wrote it, in this very shape.
    return JSON.parse(document.getElementById(PAGE_FACTS_ID)?.textContent ?? 'null') as PageFacts | null;
  } catch {
    return null;
  }
}
