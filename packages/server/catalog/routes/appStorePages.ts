import type {
  AppCategoryResponse,
  AppStorePagesResponse,
  WireCategory,
  WireStorePage,
} from '@quoin/contract/endpoints/store';
import { parseCreateCategory, parseCreateStore, parseEditCategory, parseEditStorePage } from '@quoin/contract/requests';
import { catalogWords } from '@quoin/domain/catalog';
import type { Deps } from '../../deps.ts';
import type { CategoryRow } from '../../pages/index.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { invalidRequest } from '../../platform/http/replies/invalidRequest.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { lowStockThreshold, siteAddress } from '../../sites/index.ts';
import { createCategory, deleteCategory, type EditedCategory, editCategory } from '../categories.ts';
import { listTags, listTaxClassChoices } from '../listTags.ts';
import type { Edited } from '../products/editing.ts';
import { createStore, editStorePage, listStorePageTrees, type StorePageTree } from '../storePages.ts';
import { editingOf, editReply, refusedEdit } from './appCatalogWire.ts';

type StorePageDeps = Pick<Deps, 'db' | 'now' | 'config'>;

/**
 * Store pages and their categories. A change of a page answers all of them as they are then, one of a category that category:
 * there may be 10,000.
 */
export function appStorePagesRoutes(deps: StorePageDeps): AppRoute[] {
  const root = '/api/app/sites/:site/store-pages';
  const edit = { rate: 'write', forgery: 'crumb', access: 'products.edit' } as const;
  const all = (request: AppRequest) => answer(deps, request);
  return [
    {
      method: 'GET',
      path: root,
      rate: 'read',
      forgery: 'none',
      access: 'products.read',
      handle: async (request) => json(await all(request)),
    },
    {
      method: 'POST',
      path: root,
      ...edit,
      async handle(request) {
        const wanted = parseCreateStore(request.body);
        if (!wanted.ok) return invalidRequest(wanted.problem);
        const editing = editingOf(request);
        const named = { ...catalogWords(siteOf(request).language).newStore, ...wanted.value };
        return then(deps, request, await createStore(deps, editing, named), 201);
      },
    },
    {
      method: 'PUT',
      path: `${root}/:pageId`,
      ...edit,
      async handle(request) {
        const wanted = parseEditStorePage(request.body);
        const id = idOf(request, 'pageId');
        if (id === null) return notFound(request.path);
        if (!wanted.ok) return invalidRequest(wanted.problem);
        const edited = await editStorePage(deps, editingOf(request), { ...wanted.value, id });
        return then(deps, request, edited, 200, edited.kind === 'done' ? edited.value.removedMarkup : []);
      },
    },
    {
      method: 'POST',
      path: `${root}/:pageId/categories`,
      ...edit,
      async handle(request) {
        const wanted = parseCreateCategory(request.body);
        const pageId = idOf(request, 'pageId');
        if (pageId === null) return notFound(request.path);
        if (!wanted.ok) return invalidRequest(wanted.problem);
        const made = await createCategory(deps, editingOf(request), { ...wanted.value, pageId });
        return editReply(made, (category) =>
          json(toCategoryAnswer({ category, formerPath: category.path }), { status: 201 }),
        );
      },
    },
    {
      method: 'PUT',
      path: `${root}/:pageId/categories/:categoryId`,
      ...edit,
      async handle(request) {
        const wanted = parseEditCategory(request.body);
        const [pageId, id] = [idOf(request, 'pageId'), idOf(request, 'categoryId')];
        if (pageId === null || id === null) return notFound(request.path);
        if (!wanted.ok) return invalidRequest(wanted.problem);
        const edited = await editCategory(deps, editingOf(request), { ...wanted.value, pageId, id });
        return editReply(edited, (category) => json(toCategoryAnswer(category)));
      },
    },
    {
      method: 'DELETE',
      path: `${root}/:pageId/categories/:categoryId`,
      ...edit,
      async handle(request) {
        const [pageId, id] = [idOf(request, 'pageId'), idOf(request, 'categoryId')];
        if (pageId === null || id === null) return notFound(request.path);
        const edited = await deleteCategory(deps, editingOf(request), { pageId, id });
        return edited.kind === 'done' ? noContent() : refusedEdit(edited);
      },
    },
  ];
}

async function then(
  deps: StorePageDeps,
  request: AppRequest,
  edited: Edited<unknown>,
  status = 200,
  removedMarkup: readonly string[] = [],
): Promise<Reply> {
  if (edited.kind !== 'done') return refusedEdit(edited);
  return json({ ...(await answer(deps, request)), removedMarkup } satisfies AppStorePagesResponse, { status });
}

async function answer(deps: StorePageDeps, request: AppRequest): Promise<AppStorePagesResponse> {
  const site = siteOf(request);
  const url = siteAddress(deps.config, site);
  const pages = await listStorePageTrees(deps, site.id);
  return {
    storePages: pages.map((page) => toWirePage(url, page)),
    tags: await listTags(deps, site.id),
    taxClasses: await listTaxClassChoices(deps, site.id),
    lowStockThreshold: lowStockThreshold(site),
  };
}

function toWirePage(siteUrl: string, page: StorePageTree): WireStorePage {
  const { id, title, navigationTitle, urlId, description, isEnabled, pageSize, seo } = page;
  return {
    ...{ id, title, navigationTitle, urlId, description, isEnabled, pageSize, seo },
    url: `${siteUrl}/${urlId.split('/').map(encodeURIComponent).join('/')}`,
    categories: page.categories.map(toWireCategory),
  };
}

function toWireCategory(category: StorePageTree['categories'][number]): WireCategory {
  return { ...toPlainCategory(category), productCount: category.productCount };
}

function toPlainCategory(category: CategoryRow): AppCategoryResponse['category'] {
  const { id, parentId, displayName, urlId, path, isRoot } = category;
  return { id, parentId, displayName, urlId, path, isRoot };
}

function toCategoryAnswer({ category, formerPath }: EditedCategory): AppCategoryResponse {
  return { category: toPlainCategory(category), formerPath };
}
