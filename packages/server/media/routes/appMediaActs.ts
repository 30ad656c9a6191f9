import type {
  AppMediaChangedResponse,
  AppMediaFoldersResponse,
  CopyMediaResponse,
} from '@quoin/contract/endpoints/content';
import {
  parseAltTexts,
  parseCopyMedia,
  parseDeleteMedia,
  parseMoveMedia,
  parseSaveMediaFolder,
} from '@quoin/contract/requests';
import type { MediaCode } from '@quoin/domain/media';
import type { Outcome } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { zipSize, zipStream } from '../../platform/gateways/archive/zipStream.ts';
import type { StaffSessions } from '../../platform/http/appPipeline.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { disposition } from '../../platform/http/replies/fileHeaders.ts';
import { invalidRequest } from '../../platform/http/replies/invalidRequest.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { copyMedia, siteOfAddress } from '../files/copyMedia.ts';
import { purgeMedia, restoreMedia, trashMedia } from '../files/deleteMedia.ts';
import { editManyMedia, moveManyMedia } from '../files/editMedia.ts';
import { filesForArchive } from '../files/findMediaFile.ts';
import { deleteMediaFolder, type LibraryShape, readLibraryShape, saveMediaFolder } from '../files/mediaFolders.ts';
import type { LibraryAsset } from '../storage/mediaLibrary.ts';
import { mediaEditingOf, mediaRefusal, toWireAsset, toWireUse } from './appMediaWire.ts';

export type MediaActDeps = Pick<Deps, 'config' | 'db' | 'files' | 'now'> & {
  readonly accounts: Pick<StaffSessions, 'siteFor'>;
};

const MEDIA = '/api/app/sites/:site/media';
const FOLDERS = `${MEDIA}/folders`;
const FOLDER = `${FOLDERS}/:folderId`;

/** What is done to many files at once, and folders. */
export function appMediaActRoutes(deps: MediaActDeps): AppRoute[] {
  const reading = { method: 'GET', rate: 'read', forgery: 'none', access: 'media.read' } as const;
  const editing = { method: 'POST', rate: 'write', forgery: 'crumb', access: 'media.edit' } as const;
  const deleting = { ...editing, access: 'media.full' } as const;
  return [
    { ...reading, path: FOLDERS, handle: (request) => folders(deps, request) },
    { ...editing, path: FOLDERS, handle: (request) => saveFolder(deps, request, null) },
    { ...editing, method: 'PUT', path: FOLDER, handle: (request) => changeFolder(deps, request) },
    { ...editing, method: 'DELETE', path: FOLDER, handle: (request) => removeFolder(deps, request) },
    { ...reading, path: `${MEDIA}/archive`, handle: (request) => archive(deps, request) },
    { ...editing, path: `${MEDIA}/move`, handle: (request) => move(deps, request) },
    { ...editing, path: `${MEDIA}/alt-texts`, handle: (request) => altTexts(deps, request) },
    { ...editing, path: `${MEDIA}/copies`, handle: (request) => copies(deps, request) },
    { ...deleting, path: `${MEDIA}/delete`, handle: (request) => trash(deps, request) },
    {
      ...deleting,
      path: `${MEDIA}/restore`,
      handle: (request) => named(request, (editing, ids) => restoreMedia(deps, editing, ids)),
    },
    {
      ...deleting,
      path: `${MEDIA}/purge`,
      handle: (request) => named(request, (editing, ids) => purgeMedia(deps, editing, ids)),
    },
  ];
}

async function folders(deps: MediaActDeps, request: AppRequest): Promise<Reply> {
  return json(toWireShape(deps, await readLibraryShape(deps, siteOf(request).id)));
}

async function saveFolder(deps: MediaActDeps, request: AppRequest, id: string | null): Promise<Reply> {
  const wanted = parseSaveMediaFolder(request.body);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  const saved = await saveMediaFolder(deps, mediaEditingOf(request), { ...wanted.value, id });
  return shapeReply(deps, saved, id === null ? 201 : 200);
}

function changeFolder(deps: MediaActDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'folderId');
  return id === null ? Promise.resolve(notFound(request.path)) : saveFolder(deps, request, id);
}

async function removeFolder(deps: MediaActDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'folderId');
  return id === null
    ? notFound(request.path)
    : shapeReply(deps, await deleteMediaFolder(deps, mediaEditingOf(request), id), 200);
}

function shapeReply(deps: MediaActDeps, saved: Outcome<LibraryShape, MediaCode>, status: number): Reply {
  return saved.ok ? json(toWireShape(deps, saved.value), { status }) : mediaRefusal(saved.problem);
}

function toWireShape({ config }: MediaActDeps, shape: LibraryShape): AppMediaFoldersResponse {
  return { ...shape, quota: config.siteStorageBytes ?? null };
}

async function move(deps: MediaActDeps, request: AppRequest): Promise<Reply> {
  const wanted = parseMoveMedia(request.body);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  return changedReply(request, await moveManyMedia(deps, mediaEditingOf(request), wanted.value));
}

async function altTexts(deps: MediaActDeps, request: AppRequest): Promise<Reply> {
  const wanted = parseAltTexts(request.body);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  return changedReply(request, await editManyMedia(deps, mediaEditingOf(request), wanted.value.texts));
}

async function trash(deps: MediaActDeps, request: AppRequest): Promise<Reply> {
  const wanted = parseDeleteMedia(request.body);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  const { ids, evenIfUsed = false } = wanted.value;
  const deleted = await trashMedia(deps, mediaEditingOf(request), { ids, evenIfUsed });
  if (deleted.ok || !('uses' in deleted)) return changedReply(request, deleted);
  const { identifier } = siteOf(request);
  return mediaRefusal(deleted.problem, { uses: deleted.uses.map((use) => toWireUse(identifier, use)) });
}

type Changing = (
  editing: ReturnType<typeof mediaEditingOf>,
  ids: readonly string[],
) => Promise<Outcome<readonly LibraryAsset[], MediaCode>>;

async function named(request: AppRequest, act: Changing): Promise<Reply> {
  const wanted = parseDeleteMedia(request.body);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  return changedReply(request, await act(mediaEditingOf(request), wanted.value.ids));
}

function changedReply(request: AppRequest, changed: Outcome<readonly LibraryAsset[], MediaCode>): Reply {
  if (!changed.ok) return mediaRefusal(changed.problem);
  const { identifier } = siteOf(request);
  return json({ assets: changed.value.map((each) => toWireAsset(identifier, each)) } satisfies AppMediaChangedResponse);
}

/** Pictures that came with a pasted clip (ED-21). Of a site whose library one may not see, nothing is copied. */
async function copies(deps: MediaActDeps, request: AppRequest): Promise<Reply> {
  const wanted = parseCopyMedia(request.body);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  const named = await siteOfAddress(deps, wanted.value.fromSite);
  const place = request.staff && named !== null ? await deps.accounts.siteFor(request.staff, named) : null;
  const isOpen = place !== null && !place.isOutdated && !place.isTwoStepMissing && place.isAllowed('media.read');
  const editing = mediaEditingOf(request);
  const from = isOpen ? { websiteId: place.site.id, ids: wanted.value.ids } : null;
  const made = from === null ? {} : await copyMedia(deps, editing, from);
  return json({ copies: made } satisfies CopyMediaResponse);
}

async function archive(deps: MediaActDeps, request: AppRequest): Promise<Reply> {
  const { id: websiteId, identifier } = siteOf(request);
  const ids = (queryText(request.query, 'ids') ?? '').split(',').filter((id) => UUID.test(id));
  const found = await filesForArchive(deps, websiteId, ids);
  if (!found.ok) return mediaRefusal(found.problem);
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': disposition('attachment', `${identifier}-media.zip`),
    'cache-control': 'private, no-store',
  };
  const stream = { bytes: zipStream(found.value, new Date(deps.now())), size: zipSize(found.value) };
  return { status: 200, headers, body: null, stream };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
