import { parseApiProduct, parseApiProductChange, parseApiVariantChange } from '@quoin/contract/requests';
import type { ProductType } from '@quoin/domain/catalog';
import type { Deps } from '../../../deps.ts';
import { isId } from '../../../platform/database/ids.ts';
import type { ApiRequest, ApiRoute } from '../../../platform/http/apiPipeline.ts';
import { json, noContent, type Reply } from '../../../platform/http/replies/reply.ts';
import { siteAddress } from '../../../sites/index.ts';
import { createProductByProgram, deleteByProgram, editProduct, type NamedProduct } from '../../products/editProduct.ts';
import {
  draftOf,
  withChangedVariant,
  withChanges,
  withNewVariant,
  withoutVariant,
} from '../../products/productEdits.ts';
import { bodyRefusal, refuseApi } from '../apiReplies.ts';
import { API_PRODUCT_TYPES, toApiProduct } from './apiProductWire.ts';

type ProductDeps = Pick<Deps, 'db' | 'now' | 'config'>;

/** Changes of products and their variants under the path of one version. */
export function apiProductEditRoutes(deps: ProductDeps, path: string, types: readonly ProductType[]): ApiRoute[] {
  const one = `${path}/:productId`;
  const variant = `${one}/variants/:variantId`;
  const edit = { method: 'POST', scope: 'website.products' } as const;
  const remove = { method: 'DELETE', scope: 'website.products' } as const;
  const named = (request: ApiRequest) => ({ productId: request.params.productId ?? '', types });
  return [
    { ...edit, path, handle: (request) => create(deps, request, types) },
    { ...edit, path: one, handle: (request) => change(deps, request, named(request)) },
    { ...remove, path: one, handle: (request) => drop(deps, request, named(request)) },
    { ...edit, path: `${one}/variants`, handle: (request) => addVariant(deps, request, named(request)) },
    { ...edit, path: variant, handle: (request) => changeVariant(deps, request, named(request)) },
    { ...remove, path: variant, handle: (request) => dropVariant(deps, request, named(request)) },
  ];
}

function unknownProduct(request: ApiRequest, { productId }: NamedProduct): Reply {
  return refuseApi(request, { code: 'productUnknown', values: { productId } });
}

/** A digital product is nothing without its file, which is added in the app. */
async function create(deps: ProductDeps, request: ApiRequest, types: readonly ProductType[]): Promise<Reply> {
  const parsed = parseApiProduct(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  const { program } = request;
  const { storePageId, type } = parsed.value;
  const number = API_PRODUCT_TYPES[type];
  const isPossible = types.includes(number) && type !== 'DIGITAL';
  if (!isPossible) return refuseApi(request, { code: 'typeNotPossible', values: { type } });
  const draft = draftOf(program.site, number, parsed.value);
  if (!draft.ok) return refuseApi(request, draft.problem);
  const outcome = await createProductByProgram(deps, program, { storePageId, types, draft: draft.value });
  if (!outcome.ok) return refuseApi(request, outcome.problem);
  return json(toApiProduct(outcome.value, program.site, siteAddress(deps.config, program.site)), { status: 201 });
}

async function change(deps: ProductDeps, request: ApiRequest, named: NamedProduct): Promise<Reply> {
  if (!isId(named.productId)) return unknownProduct(request, named);
  const parsed = parseApiProductChange(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  const { program } = request;
  const outcome = await editProduct(deps, program, named, withChanges(parsed.value));
  if (!outcome.ok) return refuseApi(request, outcome.problem);
  return json(toApiProduct(outcome.value, program.site, siteAddress(deps.config, program.site)));
}

async function drop(deps: ProductDeps, request: ApiRequest, named: NamedProduct): Promise<Reply> {
  if (!isId(named.productId)) return unknownProduct(request, named);
  const outcome = await deleteByProgram(deps, request.program, named);
  return outcome.ok ? noContent() : refuseApi(request, outcome.problem);
}

async function addVariant(deps: ProductDeps, request: ApiRequest, named: NamedProduct): Promise<Reply> {
  if (!isId(named.productId)) return unknownProduct(request, named);
  const parsed = parseApiVariantChange(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  const { program } = request;
  const outcome = await editProduct(deps, program, named, withNewVariant(program.site, parsed.value));
  if (!outcome.ok) return refuseApi(request, outcome.problem);
  const { variants } = toApiProduct(outcome.value, program.site, siteAddress(deps.config, program.site));
  return json(variants.at(-1), { status: 201 });
}

async function changeVariant(deps: ProductDeps, request: ApiRequest, named: NamedProduct): Promise<Reply> {
  if (!isId(named.productId)) return unknownProduct(request, named);
  const parsed = parseApiVariantChange(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  const { program, params } = request;
  const wanted = withChangedVariant(program.site, params.variantId ?? '', parsed.value);
  const outcome = await editProduct(deps, program, named, wanted);
  if (!outcome.ok) return refuseApi(request, outcome.problem);
  const { variants } = toApiProduct(outcome.value, program.site, siteAddress(deps.config, program.site));
  return json(variants.find(({ id }) => id === params.variantId));
}

async function dropVariant(deps: ProductDeps, request: ApiRequest, named: NamedProduct): Promise<Reply> {
  if (!isId(named.productId)) return unknownProduct(request, named);
  const outcome = await editProduct(deps, request.program, named, withoutVariant(request.params.variantId ?? ''));
  return outcome.ok ? noContent() : refuseApi(request, outcome.problem);
}
