import {
  PRODUCT_COLLECTION_CATEGORIES_PATH,
  PRODUCT_COLLECTIONS_PATH,
  type ProductCategoryResponse,
  type ProductCollectionResponse,
} from '@quoin/contract/endpoints/store';
import { parseProductCategory, parseProductCollection } from '@quoin/contract/requests';
import { createCategory, createStorePage, editingOf, editReply } from '../../catalog/index.ts';
import type { Deps } from '../../deps.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { invalidRequest } from '../../platform/http/replies/invalidRequest.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';

/** The two calls of store creation (PREF-06, platform.md 7), with the site's id in the path. */
export function productCollectionRoutes(deps: Pick<Deps, 'db' | 'now'>): AppRoute[] {
  const edit = { method: 'POST', rate: 'write', forgery: 'crumb', access: 'products.edit' } as const;
  return [
    {
      ...edit,
      path: PRODUCT_COLLECTIONS_PATH,
      async handle(request) {
        const wanted = parseProductCollection(request.body);
        if (!wanted.ok) return invalidRequest(wanted.problem);
        const { enabled: isEnabled, ...page } = wanted.value;
        const edited = await createStorePage(deps, editingOf(request), { ...page, isEnabled });
        return editReply(edited, ({ id, navigationTitle, title, urlId, description, isEnabled: enabled }) => {
          const websiteId = siteOf(request).id;
          const answer = { id, websiteId, navigationTitle, title, urlId, description, enabled };
          return json(answer satisfies ProductCollectionResponse, { status: 201 });
        });
      },
    },
    {
      ...edit,
      path: PRODUCT_COLLECTION_CATEGORIES_PATH,
      async handle(request) {
        const wanted = parseProductCategory(request.body);
        const pageId = idOf(request, 'collectionId');
        if (pageId === null) return notFound(request.path);
        if (!wanted.ok) return invalidRequest(wanted.problem);
        const { displayName, parentCategoryId: parentId = null, type } = wanted.value;
        const category = { pageId, displayName, parentId, isRoot: type === 'ROOT' };
        const edited = await createCategory(deps, editingOf(request), category);
        return editReply(edited, ({ id, displayName, displayIndex }) => {
          const made = { id, websiteId: siteOf(request).id, collectionId: pageId, displayName, displayIndex };
          return json({ ...wanted.value, ...made } satisfies ProductCategoryResponse, { status: 201 });
        });
      },
    },
  ];
}
