import type { Reply } from '../../platform/http/replies/reply.ts';

/** Shown in the browser, saved under its own name. */
export function pdf(bytes: Uint8Array, name: string): Reply {
  const safe = name.replace(/[^A-Za-z0-9._-]+/g, '-');
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${safe}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
    body: bytes,
  };
}
