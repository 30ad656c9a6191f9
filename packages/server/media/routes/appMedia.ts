import {
  type AppAssetDetailResponse,
  type AppAssetResponse,
  type AppMediaResponse,
  MEDIA_SORTS,
  type MediaSort,
} from '@quoin/contract/endpoints/content';
import { parseChangeAsset } from '@quoin/contract/requests';
import { isMediaKind } from '@quoin/domain/media';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { cursorOf, idOf, searchOf, siteOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { disposition, INERT } from '../../platform/http/replies/fileHeaders.ts';
import { invalidRequest } from '../../platform/http/replies/invalidRequest.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { addMedia } from '../files/addMedia.ts';
import { editMedia } from '../files/editMedia.ts';
import { findMediaFile } from '../files/findMediaFile.ts';
import { readLibrary, readLibraryAsset } from '../files/readLibrary.ts';
import { replaceMedia, takeBackReplacing } from '../files/replaceMedia.ts';
import { measureTones } from '../measureTones.ts';
import { retryProcessing } from '../retryProcessing.ts';
import { mediaEditingOf, mediaRefusal, toWireAsset, toWireUse } from './appMediaWire.ts';

type MediaRouteDeps = Pick<Deps, 'config' | 'db' | 'files' | 'now'>;

const LIST = '/api/app/sites/:site/media';
const ONE = `${LIST}/files/:assetId`;

/** A site's library, file by file. Acts on many files are in `appMediaActs.ts`. */
export function appMediaRoutes(deps: MediaRouteDeps): AppRoute[] {
  const reading = { rate: 'read', forgery: 'none', access: 'media.read' } as const;
  const editing = { rate: 'write', forgery: 'crumb', access: 'media.edit' } as const;
  // Live pages change with it at once.
  const replacing = { rate: 'write', forgery: 'crumb', access: 'media.full' } as const;
  return [
    { method: 'GET', path: LIST, ...reading, handle: (request) => list(deps, request) },
    {
      method: 'POST',
      path: LIST,
      ...editing,
      rate: 'save',
      takes: 'stream',
      handle: (request) => upload(deps, request),
    },
    { method: 'GET', path: ONE, ...reading, handle: (request) => detail(deps, request) },
    { method: 'PUT', path: ONE, ...editing, handle: (request) => change(deps, request) },
    { method: 'GET', path: `${ONE}/bytes`, ...reading, rate: 'page', handle: (request) => bytes(deps, request) },
    {
      method: 'POST',
      path: `${ONE}/bytes`,
      ...replacing,
      takes: 'stream',
      handle: (request) => replace(deps, request),
    },
    { method: 'POST', path: `${ONE}/take-back`, ...replacing, handle: (request) => takeBack(deps, request) },
    { method: 'POST', path: `${ONE}/process`, ...editing, handle: (request) => process(deps, request) },
  ];
}

async function list(deps: MediaRouteDeps, request: AppRequest): Promise<Reply> {
  const { id: websiteId, identifier } = siteOf(request);
  const text = (name: string) => queryText(request.query, name) ?? '';
  const folder = text('folder');
  const sort = MEDIA_SORTS.find((each) => each === text('sort')) ?? '-created';
  const { assets, total, nextCursor } = await readLibrary(deps, websiteId, {
    filter: {
      search: searchOf(request),
      kinds: text('kinds').split(',').filter(isMediaKind),
      folder: folder === 'none' ? null : UUID.test(folder) ? folder : undefined,
      isUnused: text('use') === 'unused',
      hasNoAltText: text('alt') === 'missing',
      isDeleted: text('trash') === 'yes',
    },
    order: orderOf(sort),
    after: cursorOf(request),
  });
  return json({
    assets: assets.map((asset) => toWireAsset(identifier, asset)),
    nextCursor: nextCursor === null ? null : toCursor(nextCursor.key, nextCursor.id),
    total,
  } satisfies AppMediaResponse);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function orderOf(sort: MediaSort) {
  const isDescending = sort.startsWith('-');
  return { by: sort.replace('-', '') as 'created' | 'name' | 'size', isDescending };
}

/** The body is the file, `?filename=` its name, `?folder=` where it goes. The sizes of a picture follow as a job (IMG-02). */
async function upload(deps: MediaRouteDeps, request: AppRequest): Promise<Reply> {
  const folder = queryText(request.query, 'folder') ?? '';
  const added = await addMedia(deps, mediaEditingOf(request), {
    ...incomingOf(request),
    folderId: UUID.test(folder) ? folder : null,
  });
  if (!added.ok) return mediaRefusal(added.problem);
  return json({ asset: toWireAsset(siteOf(request).identifier, added.value) } satisfies AppAssetResponse, {
    status: 201,
  });
}

function incomingOf({ query, body, headers }: AppRequest) {
  const declared = Number(headers['content-length'] ?? Number.NaN);
  return {
    filename: queryText(query, 'filename') ?? 'file',
    bytes: pieces(body),
    declaredSize: Number.isSafeInteger(declared) ? declared : null,
  };
}

async function* pieces(body: unknown): AsyncGenerator<Uint8Array> {
  if (body instanceof Uint8Array) yield body;
  else if (body !== undefined && body !== null) yield* body as AsyncIterable<Uint8Array>;
}

async function detail(deps: MediaRouteDeps, request: AppRequest): Promise<Reply> {
  const { id: websiteId, identifier } = siteOf(request);
  const id = idOf(request, 'assetId');
  if (id === null) return notFound(request.path);
  await measureTones(deps, websiteId, [id]);
  const found = await readLibraryAsset(deps, websiteId, id);
  if (found === null) return notFound(request.path);
  const { asset, uses, renditions, tones } = found;
  return json({
    asset: toWireAsset(identifier, asset),
    tones,
    uses: uses.map((use) => toWireUse(identifier, use)),
    widths: renditions.map(({ width, format, size }) => ({ width, format, byteSize: size })),
  } satisfies AppAssetDetailResponse);
}

async function change(deps: MediaRouteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'assetId');
  const wanted = parseChangeAsset(request.body);
  if (id === null) return notFound(request.path);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  const edited = await editMedia(deps, mediaEditingOf(request), { ...wanted.value, id });
  if (!edited.ok) return mediaRefusal(edited.problem);
  return json({ asset: toWireAsset(siteOf(request).identifier, edited.value[0]!) } satisfies AppAssetResponse);
}

/** The original: shown where it plays, kept with `?download=yes`. Documents are always kept, never shown. */
async function bytes(deps: MediaRouteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'assetId');
  const found = id === null ? null : await findMediaFile(deps, siteOf(request).id, id);
  if (found === null) return notFound(request.path);
  const { asset, file } = found;
  const isKept = asset.kind === 'file' || queryText(request.query, 'download') === 'yes';
  const headers = {
    ...INERT,
    'content-type': asset.contentType,
    'content-disposition': disposition(isKept ? 'attachment' : 'inline', asset.name),
    'cache-control': 'private, no-cache',
    etag: `"${asset.sha256.slice(0, 32)}"`,
  };
  return { status: 200, headers, body: null, file };
}

async function replace(deps: MediaRouteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'assetId');
  if (id === null) return notFound(request.path);
  const replaced = await replaceMedia(deps, mediaEditingOf(request), { ...incomingOf(request), id });
  return oneReply(request, replaced);
}

async function takeBack(deps: MediaRouteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'assetId');
  if (id === null) return notFound(request.path);
  return oneReply(request, await takeBackReplacing(deps, mediaEditingOf(request), id));
}

async function process(deps: MediaRouteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'assetId');
  if (id === null) return notFound(request.path);
  return oneReply(request, await retryProcessing(deps, siteOf(request).id, id));
}

function oneReply(request: AppRequest, outcome: Awaited<ReturnType<typeof replaceMedia>>): Reply {
  if (!outcome.ok) return mediaRefusal(outcome.problem);
  return json({ asset: toWireAsset(siteOf(request).identifier, outcome.value) } satisfies AppAssetResponse);
}
