import type { IncomingMessage } from 'node:http';
import type { ApiCode, ApiImageUpload } from '@quoin/contract/commerceApi';
import { parseApiImageOrder, parseApiImageText, parseApiVariantImage } from '@quoin/contract/requests';
import type { ProductType } from '@quoin/domain/catalog';
import type { Outcome } from '@quoin/domain/problem';
import { isId } from '../../../platform/database/ids.ts';
import type { ApiRequest, ApiRoute } from '../../../platform/http/apiPipeline.ts';
import { MAX_FILE_BYTES, readFormData } from '../../../platform/http/reading/body.ts';
import { json, noContent, type Reply } from '../../../platform/http/replies/reply.ts';
import { siteAddress } from '../../../sites/index.ts';
import { editProduct, type NamedProduct, type ProductEdit } from '../../products/editProduct.ts';
import { withImageMoved, withoutImage, withVariantImage } from '../../products/productEdits.ts';
import { describeImage, type ImageDeps, imageStatus, uploadImage } from '../../products/productImages.ts';
import { bodyRefusal, refuseApi } from '../apiReplies.ts';
import { toApiImage } from './apiProductWire.ts';

/** Images of products under the path of one version. */
export function apiProductImageRoutes(deps: ImageDeps, path: string, types: readonly ProductType[]): ApiRoute[] {
  const images = `${path}/:productId/images`;
  const image = `${images}/:imageId`;
  const variant = `${path}/:productId/variants/:variantId/image`;
  const edit = { method: 'POST', scope: 'website.products' } as const;
  const named = ({ params }: ApiRequest): NamedProduct => ({ productId: params.productId ?? '', types });
  return [
    { ...edit, path: images, takes: 'stream', handle: (request) => upload(deps, request, named(request)) },
    {
      ...{ method: 'GET', scope: 'website.products.read', path: `${image}/status` },
      handle: (request) => status(deps, request, named(request)),
    },
    { ...edit, path: image, handle: (request) => describe(deps, request, named(request)) },
    { ...edit, path: `${image}/order`, handle: (request) => move(deps, request, named(request)) },
    {
      ...{ method: 'DELETE', scope: 'website.products', path: image },
      handle: (request) => change(deps, request, named(request), withoutImage(imageIdOf(request))),
    },
    { ...edit, path: variant, handle: (request) => choose(deps, request, named(request)) },
  ];
}

function imageIdOf({ params }: ApiRequest): string {
  return (params.imageId ?? '').toLowerCase();
}

function unknownId(request: ApiRequest, { productId }: NamedProduct): Reply | null {
  if (!isId(productId)) return refuseApi(request, { code: 'productUnknown', values: { productId } });
  const { imageId } = request.params;
  return imageId === undefined || isId(imageId) ? null : refuseApi(request, { code: 'imageUnknown' });
}

async function upload(deps: ImageDeps, request: ApiRequest, named: NamedProduct): Promise<Reply> {
  const unknown = unknownId(request, named);
  if (unknown !== null) return unknown;
  const file = (await readFormData(request.body as IncomingMessage, MAX_FILE_BYTES)).get('file');
  if (!(file instanceof File)) return refuseApi(request, { code: 'fieldMissing', values: { field: 'file' } });
  const sent = { filename: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  return replyTo(request, await uploadImage(deps, request.program, named, sent), (made) =>
    json(made satisfies ApiImageUpload, { status: 202 }),
  );
}

async function status(deps: ImageDeps, request: ApiRequest, named: NamedProduct): Promise<Reply> {
  const unknown = unknownId(request, named);
  if (unknown !== null) return unknown;
  return replyTo(request, await imageStatus(deps, request.program, named, imageIdOf(request)), (found) => json(found));
}

async function describe(deps: ImageDeps, request: ApiRequest, named: NamedProduct): Promise<Reply> {
  const unknown = unknownId(request, named);
  if (unknown !== null) return unknown;
  const parsed = parseApiImageText(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  const wanted = { imageId: imageIdOf(request), ...parsed.value };
  const siteUrl = siteAddress(deps.config, request.program.site);
  return replyTo(request, await describeImage(deps, request.program, named, wanted), (image) =>
    json(toApiImage(image, image.index, siteUrl)),
  );
}

async function move(deps: ImageDeps, request: ApiRequest, named: NamedProduct): Promise<Reply> {
  const parsed = parseApiImageOrder(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  return change(deps, request, named, withImageMoved(imageIdOf(request), parsed.value.afterImageId));
}

async function choose(deps: ImageDeps, request: ApiRequest, named: NamedProduct): Promise<Reply> {
  const parsed = parseApiVariantImage(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  const variantId = (request.params.variantId ?? '').toLowerCase();
  return change(deps, request, named, withVariantImage(variantId, parsed.value.imageId));
}

async function change(deps: ImageDeps, request: ApiRequest, named: NamedProduct, edit: ProductEdit): Promise<Reply> {
  const unknown = unknownId(request, named);
  if (unknown !== null) return unknown;
  return replyTo(request, await editProduct(deps, request.program, named, edit), () => noContent());
}

function replyTo<Value>(request: ApiRequest, outcome: Outcome<Value, ApiCode>, tell: (value: Value) => Reply): Reply {
  return outcome.ok ? tell(outcome.value) : refuseApi(request, outcome.problem);
}
