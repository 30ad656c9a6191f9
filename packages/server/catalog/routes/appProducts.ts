import {
  type AppProductFilesResponse,
  type AppProductResponse,
  type AppProductsResponse,
  type BulkProductsResponse,
  PRODUCT_LIST_STATUSES,
  PRODUCT_SORTS,
  type ProductClashResponse,
  type ProductListStatus,
  type ProductSort,
  type StockFilter,
} from '@quoin/contract/endpoints/store';
import { parseBulkProducts, parseCreateProduct, parseSaveProduct } from '@quoin/contract/requests';
import { catalogEditSentence, isProductType } from '@quoin/domain/catalog';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { mediaRefusal, noRoom, storageRoom, toWireImage } from '../../media/index.ts';
import { cursorOf, idOf, searchOf, siteOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { appImageUrl } from '../../platform/http/replies/appImageUrl.ts';
import { invalidRequest } from '../../platform/http/replies/invalidRequest.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { lowStockThreshold, siteAddress } from '../../sites/index.ts';
import { bulkEditProducts } from '../products/bulkEdit.ts';
import { addDigitalFile, removeDigitalFile } from '../products/digitalFiles.ts';
import { duplicateProduct } from '../products/duplicateProduct.ts';
import type { Edited } from '../products/editing.ts';
import { listSiteProducts, type ProductFilter } from '../products/listSiteProducts.ts';
import { loadForEditing, type ProductForEditing } from '../products/loadForEditing.ts';
import { createProduct, type EditScope, type SavedProduct, saveProduct } from '../products/saveProduct.ts';
import type { ProductSorting } from '../storage/appProducts.ts';
import type { DigitalFile } from '../storage/digitalFiles.ts';
import { editingOf, editReply, refusedEdit, toWireFile } from './appCatalogWire.ts';
import { toWireProduct } from './productWire.ts';

export type ProductRouteDeps = Pick<Deps, 'db' | 'now' | 'config' | 'files'>;

/** Products: list, edit, duplicate, many at once, files. */
export function appProductsRoutes(deps: ProductRouteDeps): AppRoute[] {
  const root = '/api/app/sites/:site/products';
  const edit = { rate: 'write', forgery: 'crumb', access: 'products.edit' } as const;
  const save = { rate: 'write', forgery: 'crumb', takes: 'sources' } as const;
  const withId = (act: (request: AppRequest, id: string) => Promise<Reply>) => (request: AppRequest) => {
    const id = idOf(request, 'productId');
    return id === null ? Promise.resolve(notFound(request.path)) : act(request, id);
  };
  return [
    {
      method: 'GET',
      path: root,
      rate: 'read',
      forgery: 'none',
      access: 'products.read',
      handle: (request) => list(deps, request),
    },
    { method: 'POST', path: root, ...edit, takes: 'sources', handle: (request) => create(deps, request, 'all') },
    {
      method: 'POST',
      path: `${root}/drafts`,
      ...save,
      access: 'products.drafts',
      handle: (request) => create(deps, request, 'drafts'),
    },
    { method: 'POST', path: `${root}/bulk`, ...edit, handle: (request) => bulk(deps, request) },
    {
      method: 'GET',
      path: `${root}/:productId`,
      rate: 'read',
      forgery: 'none',
      access: 'products.read',
      handle: withId(async (request, id) => {
        const product = await loadForEditing(deps, siteOf(request).id, id);
        return product === null ? notFound(request.path) : json(answer(deps, request, product));
      }),
    },
    {
      method: 'PUT',
      path: `${root}/:productId`,
      ...edit,
      takes: 'sources',
      handle: withId((request, id) => saveAs(deps, request, id, 'all')),
    },
    {
      method: 'PUT',
      path: `${root}/:productId/texts`,
      ...save,
      access: 'products.edit:textAndImages',
      handle: withId((request, id) => saveAs(deps, request, id, 'texts')),
    },
    {
      method: 'PUT',
      path: `${root}/:productId/draft`,
      ...save,
      access: 'products.drafts',
      handle: withId((request, id) => saveAs(deps, request, id, 'drafts')),
    },
    {
      method: 'POST',
      path: `${root}/:productId/duplicate`,
      ...edit,
      handle: withId(async (request, id) =>
        productReply(deps, request, await duplicateProduct(deps, editingOf(request), id), 201),
      ),
    },
    {
      method: 'POST',
      path: `${root}/:productId/files`,
      ...edit,
      takes: 'file',
      handle: withId((request, id) => addFile(deps, request, id)),
    },
    ...(['PUT', 'DELETE'] as const).map(
      (method): AppRoute => ({
        method,
        path: `${root}/:productId/files/:fileId`,
        ...edit,
        handle: withId(async (request, productId) => {
          const fileId = idOf(request, 'fileId');
          if (fileId === null) return notFound(request.path);
          const wanted = { productId, fileId, isRemoved: method === 'DELETE' };
          return filesReply(await removeDigitalFile(deps, editingOf(request), wanted), 200);
        }),
      }),
    ),
  ];
}

async function list(deps: ProductRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const { rows, last } = await listSiteProducts(deps, site.id, filterOf(request));
  const url = siteAddress(deps.config, site);
  const body: AppProductsResponse = {
    products: rows.map((row) => toWireProduct(site.identifier, url, row)),
    nextCursor: last && toCursor(last.sortKey, last.id),
  };
  return json(body);
}

function filterOf(request: AppRequest): ProductFilter {
  const text = (name: string) => queryText(request.query, name) ?? '';
  const stock = text('stock');
  const status = text('status');
  const sort = PRODUCT_SORTS.includes(text('sort') as ProductSort) ? text('sort') : 'title';
  const storePage = idOf({ ...request, params: { id: text('storePage') } }, 'id');
  const type = Number(text('type'));
  const plain = (name: 'category' | 'tag') => {
    const value = text(name).replaceAll('\0', '').slice(0, 500);
    return value === '' ? {} : { [name]: value };
  };
  return {
    search: searchOf(request),
    stock: stock === 'low' || stock === 'out' ? (stock satisfies StockFilter) : 'all',
    lowThreshold: lowStockThreshold(siteOf(request)),
    after: cursorFor(request, sort),
    sorting: sort.replace('-', '') as ProductSorting,
    isDescending: sort.startsWith('-'),
    ...(PRODUCT_LIST_STATUSES.includes(status as ProductListStatus) ? { status: status as ProductListStatus } : {}),
    ...(isProductType(type) ? { type } : {}),
    ...(storePage === null ? {} : { storePageId: storePage }),
    ...plain('category'),
    ...plain('tag'),
  };
}

/** A cursor of another sorting than the list's would not be of its type: then the list begins at its start. */
function cursorFor(request: AppRequest, sort: string): ReturnType<typeof cursorOf> {
  const cursor = cursorOf(request);
  if (cursor === null || sort.endsWith('title')) return cursor;
  const isOfType = sort.endsWith('updated') ? !Number.isNaN(Date.parse(cursor.key)) : /^\d{1,30}$/.test(cursor.key);
  return isOfType ? cursor : null;
}

async function create(deps: ProductRouteDeps, request: AppRequest, scope: EditScope): Promise<Reply> {
  const wanted = parseCreateProduct(request.body);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  return productReply(deps, request, await createProduct(deps, editingOf(request), { ...wanted.value, scope }), 201);
}

async function saveAs(
  deps: ProductRouteDeps,
  request: AppRequest,
  productId: string,
  scope: EditScope,
): Promise<Reply> {
  const wanted = parseSaveProduct(request.body);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  const edited = await saveProduct(deps, editingOf(request), { ...wanted.value, productId, scope });
  return productReply(deps, request, edited, 200);
}

async function productReply(
  deps: ProductRouteDeps,
  request: AppRequest,
  edited: Edited<SavedProduct>,
  status: number,
): Promise<Reply> {
  if (edited.kind === 'refused') return refusedEdit(edited);
  const id = edited.kind === 'done' ? edited.value.id : edited.current.id;
  const product = await loadForEditing(deps, siteOf(request).id, id);
  if (product === null) return notFound(request.path);
  if (edited.kind === 'done') {
    const body: AppProductResponse = { ...answer(deps, request, product), removedMarkup: edited.value.removedMarkup };
    return json(body, { status });
  }
  const problem = { code: 'revisionChanged', values: { title: product.draft.title } } as const;
  const clash: ProductClashResponse = {
    error: catalogEditSentence(problem),
    errorKey: 'revisionChanged',
    ...answer(deps, request, product),
  };
  return json(clash, { status: 409 });
}

function answer(deps: ProductRouteDeps, request: AppRequest, product: ProductForEditing): AppProductResponse {
  const site = siteOf(request);
  const path = `/${product.collectionUrlId.split('/').map(encodeURIComponent).join('/')}/${encodeURIComponent(product.draft.urlId)}`;
  return {
    product: {
      id: product.id,
      storePageId: product.collectionId,
      revision: product.revision,
      updatedOn: product.updatedOn.getTime(),
      deletedOn: product.deletedAt?.getTime() ?? null,
      url: siteAddress(deps.config, site) + path,
      isOnPage: product.isOnPage,
      draft: product.draft,
      images: product.images.map((image) => toWireImage(site.identifier, image)),
      files: product.files.map(toWireFile),
      related: product.related.map(({ id, title, imageAssetId }) => ({
        id,
        title,
        imageUrl: appImageUrl(site.identifier, imageAssetId),
      })),
    },
  };
}

async function bulk(deps: ProductRouteDeps, request: AppRequest): Promise<Reply> {
  const wanted = parseBulkProducts(request.body);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  const edited = await bulkEditProducts(deps, editingOf(request), wanted.value);
  return editReply(edited, ({ changed, undo }) =>
    json({ changedIds: changed.map(({ id }) => id), undo } satisfies BulkProductsResponse),
  );
}

async function addFile(deps: ProductRouteDeps, request: AppRequest, productId: string): Promise<Reply> {
  const filename = queryText(request.query, 'filename') ?? 'file';
  const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array();
  // Files of products take of the room that pictures and films take of (ED-47).
  const room = await storageRoom(deps, siteOf(request).id);
  if (room !== null && bytes.length > room.left) return mediaRefusal(noRoom(filename, room));
  const edited = await addDigitalFile(deps, editingOf(request), { productId, filename, bytes });
  return filesReply(edited, 201);
}

function filesReply(edited: Edited<readonly DigitalFile[]>, status: number): Reply {
  return editReply(edited, (files) =>
    json({ files: files.map(toWireFile) } satisfies AppProductFilesResponse, { status }),
  );
}
