import { embedHostsIn } from '@quoin/domain/media';
import { html, type Reply } from '../../platform/http/replies/reply.ts';

/** A page of a draft: for one person, for now; no cache keeps it, no search engine finds it, no other site hears its address. */
export function draftReply({ status, html: body }: { readonly status: number; readonly html: string }): Reply {
  const headers = {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  };
  return html(body, { status, headers, guests: embedHostsIn(body) });
}
