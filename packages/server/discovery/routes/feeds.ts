import { timingSafeEqual } from 'node:crypto';
import { isFeedFile } from '@quoin/domain/catalog';
import { readDiscovery } from '@quoin/domain/site';
import { encodedReply, madeReply, prepareFor } from '../../platform/http/replies/encoded.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import type { FeedDeps } from '../feedProducts.ts';
import { createProductFeeds, type ProductFeeds } from '../productFeeds.ts';

/** Always asked for again, answered with 304 while nothing changed; behind a secret address kept by nobody in between. */
const PUBLIC = 'public, max-age=0, must-revalidate';
const SECRET = 'private, no-cache';

/** Lists of products for shops of others, and for who shows them again to who has seen them. */
export function feedRoutes(deps: FeedDeps, feeds: ProductFeeds = createProductFeeds(deps)): SiteRoute[] {
  const read = { method: 'GET', rate: 'page', forgery: 'none' } as const;
  return [
    { ...read, path: '/feeds/:first', handle: (request) => answer(feeds, request, '', request.params.first) },
    {
      ...{ ...read, path: '/feeds/:first/:second' },
      handle: (request) => answer(feeds, request, request.params.first ?? '', request.params.second),
    },
  ];
}

async function answer(feeds: ProductFeeds, request: SiteRequest, given: string, name = ''): Promise<Reply> {
  const { site, headers } = request;
  const { isOn, key } = readDiscovery(site.settings).productFeed;
  if (!isOn || !isFeedFile(name) || !isSame(key, given)) return notFound(request);
  const file = await feeds.file(site, name);
  const own = {
    'content-type': file.contentType,
    'cache-control': key === '' ? PUBLIC : SECRET,
    'x-robots-tag': 'noindex',
  };
  if (file.kind === 'made') return madeReply(file, headers, own);
  await prepareFor(file.body, headers);
  return encodedReply(file.body, headers, own);
}

function isSame(key: string, given: string): boolean {
  const [one, other] = [Buffer.from(key), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
