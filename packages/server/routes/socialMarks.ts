import { markFile, wholeSymbolSheet } from '@quoin/rendering/blocks';
import { notFound } from '../http/refusals.ts';
import type { SiteRoute } from '../http/route.ts';
import { encodedReply, encodePlain } from '../site/encoded.ts';

const HEADERS = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' };
const FILE = /^([\w-]+)\.svg$/;

/** Marks of services at the addresses that existing themes name: all in one file, and each in one of its own. */
export function socialMarkRoutes(): SiteRoute[] {
  const file = (path: string, text: (name: string) => string | null): SiteRoute => ({
    ...{ method: 'GET', path, rate: 'page', forgery: 'none' },
    handle: async (request) => {
      const svg = text(FILE.exec(request.params.file ?? '')?.[1] ?? '');
      return svg === null ? notFound(request) : encodedReply(encodePlain(Buffer.from(svg)), request.headers, HEADERS);
    },
  });
  return [file('/universal/svg/social-accounts.svg', wholeSymbolSheet), file('/universal/svg/social/:file', markFile)];
}
