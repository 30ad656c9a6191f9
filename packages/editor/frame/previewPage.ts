import { DRAFT_PARAMETER } from '@quoin/contract/endpoints/site';

/** The frame's name where the draft is looked at rather than edited. The page is then a page like any other. */
export const PREVIEW_NAME = 'quoin-preview';
/** Sent when a user follows a link: the editor opens that page of the draft in the same frame. */
export const PREVIEW_GO = 'quoin-preview-go';

export interface PreviewGo {
  readonly type: typeof PREVIEW_GO;
  /** With query and anchor; '' for a link that leaves the site. */
  readonly path: string;
}

/** Links lead on within the preview: their address alone would show what is published. */
export function runPreviewPage(appOrigin: string): void {
  // On its way up: whatever scripts of the page make of a click comes first.
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    const isHere = link.origin === location.origin;
    const isAnchor = isHere && link.pathname === location.pathname && link.hash !== '';
    if (isAnchor || !/^https?:$/.test(link.protocol)) return;
    event.preventDefault();
    const path = isHere ? `${link.pathname}${withoutPass(link.search)}${link.hash}` : '';
    window.parent.postMessage({ type: PREVIEW_GO, path } satisfies PreviewGo, appOrigin);
  });
}

/**
 * Removes the draft pass. The editor gives each page a pass of its own, and a link to the cart carries this page's
 * (PILL-03).
 */
export function withoutPass(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(DRAFT_PARAMETER)) return search;
  query.delete(DRAFT_PARAMETER);
  return query.size === 0 ? '' : `?${query}`;
}

/** What the page asks for, if it is that; null for anything else. */
export function readPreviewGo(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, path } = data as Partial<Record<keyof PreviewGo, unknown>>;
  return type === PREVIEW_GO && typeof path === 'string' && path.length <= 2000 ? path : null;
}
