import { STAFF_EDIT_PATH } from '@quoin/contract/endpoints/running';
import { MAY_EDIT_COOKIE } from '@quoin/domain/analytics';
import type { Reply } from '../platform/http/replies/reply.ts';
import type { CachedPage } from './answering/pageCache.ts';

type Headers = Readonly<Record<string, string | undefined>>;

const LOOK =
  'position:fixed;bottom:1rem;left:1rem;z-index:2147482000;padding:.625rem 1.25rem;border-radius:1.5rem;background:#1a1a1a;color:#fff;font:600 1rem/1.5 system-ui,sans-serif;text-decoration:none;box-shadow:0 .25rem 1rem #0005';

/**
 * Reports whether a visitor came from the app and may edit: a hint, which shows a link and grants nothing (decision
 * 0020).
 */
export function isEditor({ cookie }: Headers): boolean {
  return cookie?.includes(`${MAY_EDIT_COOKIE}=`) === true;
}

/**
 * The shared page with a link to where it is edited, for one person and kept nowhere; null for what is no whole page. The app
 * is in English, and so is its link.
 */
export function withEditLink(page: CachedPage, path: string): Reply | null {
  const html = Buffer.from(page.body.identity).toString('utf8');
  const end = html.lastIndexOf('</body>');
  if (end < 0 || !page.contentType.startsWith('text/html')) return null;
  const query = encodeURIComponent(path);
  const link = `<nav lang="en" aria-label="For the team"><a href="${STAFF_EDIT_PATH}?path=${query}" aria-label="Edit this page" rel="nofollow" data-edit-link style="${LOOK}">Edit</a></nav>`;
  return {
    status: 200,
    headers: { 'content-type': page.contentType, 'cache-control': 'private, no-store' },
    body: Buffer.from(html.slice(0, end) + link + html.slice(end)),
    guests: page.guests ?? [],
  };
}
