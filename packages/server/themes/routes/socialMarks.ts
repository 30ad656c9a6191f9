import { markFile, wholeSymbolSheet } from '@quoin/rendering/blocks';
import { encodedReply, encodePlain } from '../../platform/http/replies/encoded.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import type { SiteRoute } from '../../platform/http/route.ts';

const HEADERS = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' };
const FILE = /^([\w-]+)\.svg$/;

/** Serves icons of social services at the addresses that existing themes name: all in one file, and each in its own. */
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
