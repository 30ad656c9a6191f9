import type { ApiProductsResponse, ApiStorePagesResponse } from '@quoin/contract/commerceApi';
import type { ProductType } from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../../../deps.ts';
import { isId } from '../../../platform/database/ids.ts';
import type { ApiRequest, ApiRoute } from '../../../platform/http/apiPipeline.ts';
import { json, type Reply } from '../../../platform/http/replies/reply.ts';
import { siteAddress } from '../../../sites/index.ts';
import { API_PAGE_SIZE, type Asked, askedOf, idsOf, modifiedOf, paginationOf } from '../../paging.ts';
import { type LoadedProduct, pageOfProducts, storePagesOf } from '../../products/loadProducts.ts';
import type { ApiProductSearch } from '../../storage/apiProducts.ts';
import { refuseApi } from '../apiReplies.ts';
import { apiProductEditRoutes } from './apiProductEdits.ts';
import { apiProductImageRoutes } from './apiProductImages.ts';
import { API_PRODUCT_TYPES, toApiProduct } from './apiProductWire.ts';

type ProductDeps = Pick<Deps, 'db' | 'config' | 'now' | 'files' | 'newId'>;

const EVERY_TYPE: readonly ProductType[] = Object.values(API_PRODUCT_TYPES);
/** What each version of the interface shows. */
const VERSIONS: readonly (readonly [path: string, types: readonly ProductType[]])[] = [
  ['/1.0/commerce/products', [API_PRODUCT_TYPES.PHYSICAL]],
  ['/1.1/commerce/products', EVERY_TYPE],
  ['/v2/commerce/products', EVERY_TYPE],
];
const EVERY = { modified: null, query: '', after: null } as const;
const LONGEST_QUERY = 200;
const FILTERS = ['modifiedAfter', 'modifiedBefore', 'query', 'type'] as const;

export function apiProductRoutes(deps: ProductDeps): ApiRoute[] {
  const look = { method: 'GET', scope: 'website.products.read' } as const;
  return [
    ...VERSIONS.flatMap(([path, types]): ApiRoute[] => [
      { ...look, path, handle: (request) => list(deps, request, types) },
      { ...look, path: `${path}/:productId`, handle: (request) => some(deps, request, types) },
      ...apiProductEditRoutes(deps, path, types),
      ...apiProductImageRoutes(deps, path, types),
    ]),
    { ...look, path: '/1.0/commerce/store_pages', handle: (request) => storePages(deps, request) },
  ];
}

async function list(deps: ProductDeps, request: ApiRequest, types: readonly ProductType[]): Promise<Reply> {
  const asked = askedOf(request, FILTERS);
  if (!asked.ok) return refuseApi(request, asked.problem);
  const search = searchOf(asked.value, types);
  if (!search.ok) return refuseApi(request, search.problem);
  const { rows, last } = await pageOfProducts(deps, request.program.site.id, search.value);
  const answer: ApiProductsResponse = {
    products: rows.map((product) => wireOf(deps, request, product)),
    pagination: paginationOf(request, asked.value.filter, last && [last.product.id]),
  };
  return json(answer);
}

function wireOf({ config }: ProductDeps, { program: { site } }: ApiRequest, product: LoadedProduct) {
  return toApiProduct(product, site, siteAddress(config, site));
}

function searchOf(
  { filter, after }: Asked,
  types: readonly ProductType[],
): Outcome<Omit<ApiProductSearch, 'limit'>, 'modifiedNotBoth' | 'fieldInvalid' | 'cursorInvalid'> {
  const modified = modifiedOf(filter);
  if (!modified.ok) return modified;
  const wanted = filter.type === undefined ? types : typesNamed(filter.type, types);
  if (wanted === null) return refuse('fieldInvalid', { values: { field: 'type' } });
  const [id = null] = after ?? [];
  if (after !== null && !isId(id ?? '')) return refuse('cursorInvalid');
  const query = (filter.query ?? '').trim().slice(0, LONGEST_QUERY);
  return accept({ types: wanted, modified: modified.value, query, ids: null, after: id });
}

/** Null where one of the names is not known. */
function typesNamed(text: string, types: readonly ProductType[]): readonly ProductType[] | null {
  const names = text.split(',').map((name) => name.trim());
  const isKnown = (name: string): name is keyof typeof API_PRODUCT_TYPES => Object.hasOwn(API_PRODUCT_TYPES, name);
  if (!names.every(isKnown)) return null;
  return types.filter((type) => names.some((name) => API_PRODUCT_TYPES[name] === type));
}

async function some(deps: ProductDeps, request: ApiRequest, types: readonly ProductType[]): Promise<Reply> {
  const ids = idsOf(request.params.productId ?? '', isId);
  if (ids === null) return refuseApi(request, { code: 'idsInvalid', values: { max: API_PAGE_SIZE } });
  const { rows } = await pageOfProducts(deps, request.program.site.id, { ...EVERY, types, ids });
  const lost = ids.find((id) => !rows.some(({ product }) => product.id === id));
  if (lost !== undefined) return refuseApi(request, { code: 'productUnknown', values: { productId: lost } });
  const answer: ApiProductsResponse = { products: rows.map((product) => wireOf(deps, request, product)) };
  return json(answer);
}

/** A site has a few: all of them are one page. */
async function storePages(deps: ProductDeps, request: ApiRequest): Promise<Reply> {
  const pages = await storePagesOf(deps, request.program.site.id);
  const answer: ApiStorePagesResponse = {
    storePages: pages.map(({ id, title, urlId, isEnabled }) => ({ id, title, urlSlug: urlId, isEnabled })),
    pagination: paginationOf(request, {}, null),
  };
  return json(answer);
}
