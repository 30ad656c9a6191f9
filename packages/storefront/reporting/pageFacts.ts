import { PAGE_FACTS_ID, type PageFacts } from '@quoin/domain/analytics';

/** What the server says of this page; null where nobody is to hear of visits: drafts, previews, pages of other makers. */
export function readPageFacts(): PageFacts | null {
  try {
    // Our own server wrote it, in this very shape.
    return JSON.parse(document.getElementById(PAGE_FACTS_ID)?.textContent ?? 'null') as PageFacts | null;
  } catch {
    return null;
  }
}
