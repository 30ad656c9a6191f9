import { ITEMS_BY_MONTH_PATH } from '@quoin/contract/endpoints/site';
import { parseMonth } from '@quoin/domain/site';
import { itemData } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import { textParameter } from '../../platform/http/reading/formFields.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { itemsByMonth } from '../loading/itemsByMonth.ts';

type EventDeps = Pick<Deps, 'db'> & { readonly pages: Pick<Deps['pages'], 'frameOf'> };

/** What happens in a month, or was published in it (page-data 6). */
export function eventRoutes(deps: EventDeps): SiteRoute[] {
  return [
    {
      ...{ method: 'GET', path: ITEMS_BY_MONTH_PATH, rate: 'read', forgery: 'none' },
      handle: (request) => answer(deps, request),
    },
  ];
}

async function answer(deps: EventDeps, request: SiteRequest): Promise<Reply> {
  const { site, query } = request;
  const month = parseMonth(textParameter(query, 'month'));
  if (month === null) return badRequest(request);
  const frame = await deps.pages.frameOf(site);
  const wanted = textParameter(query, 'collectionId');
  const collection = frame.collections.find(({ id, isEnabled }) => id === wanted && isEnabled);
  if (collection === undefined) return notFound(request);
  const items = await itemsByMonth(deps, frame, collection, month);
  const { site: shown, tagNames } = frame;
  return json(
    items.map((item) => itemData(item, collection, { hasBody: item.product === null, site: shown, tagNames })),
  );
}
