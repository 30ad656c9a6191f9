import { embedHostsIn } from '@quoin/domain/media';
import { html, type Reply } from '../../platform/http/replies/reply.ts';

/**
 * Returns a page of a draft, for one person and for now. No cache keeps it, no search engine finds it, no other site
 * receives its address.
 */
export function draftReply({ status, html: body }: { readonly status: number; readonly html: string }): Reply {
  const headers = {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  };
  return html(body, { status, headers, guests: embedHostsIn(body) });
}
