import type { AppImageResponse } from '@quoin/contract/endpoints/store';
import { parseEditImage } from '@quoin/contract/requests';
import { imageSizeText, sentence } from '@quoin/domain/media';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { addImage, imageChooser, mediaRefusal, noRoom, storageRoom, toWireImage } from '../../media/index.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { invalidRequest } from '../../platform/http/replies/invalidRequest.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { editPicture } from '../products/pictures.ts';
import { editingOf, editReply } from './appCatalogWire.ts';

type ImageDeps = Pick<Deps, 'config' | 'db' | 'files' | 'newId' | 'now'>;

/** A site's pictures for its staff, on the app's own origin: the app's policy lets no other in. */
export function appImagesRoutes(deps: ImageDeps): AppRoute[] {
  const choose = imageChooser(deps);
  return [
    {
      method: 'POST',
      path: '/api/app/sites/:site/images',
      rate: 'write',
      forgery: 'crumb',
      access: 'media.edit',
      takes: 'file',
      handle: (request) => upload(deps, request),
    },
    {
      method: 'PUT',
      path: '/api/app/sites/:site/images/:assetId',
      rate: 'write',
      forgery: 'crumb',
      access: 'media.edit',
      async handle(request) {
        const id = idOf(request, 'assetId');
        const wanted = parseEditImage(request.body);
        if (id === null) return notFound(request.path);
        if (!wanted.ok) return invalidRequest(wanted.problem);
        const edited = await editPicture(deps, editingOf(request), { ...wanted.value, id });
        return editReply(edited, (asset) =>
          json({ image: toWireImage(siteOf(request).identifier, asset) } satisfies AppImageResponse),
        );
      },
    },
    {
      ...{ method: 'GET', path: '/api/app/sites/:site/images/:assetId', rate: 'page', forgery: 'none' },
      access: 'signedIn',
      handle: (request) => show(choose, request, null),
    },
    {
      ...{ method: 'GET', path: '/api/app/sites/:site/images/:assetId/:filename', rate: 'page', forgery: 'none' },
      access: 'signedIn',
      handle: (request) => show(choose, request, request.params.filename ?? ''),
    },
  ];
}

/** Under its name a picture is what it is; without one it may be replaced at any time. */
async function show(choose: ReturnType<typeof imageChooser>, request: AppRequest, filename: string | null) {
  const id = idOf(request, 'assetId');
  if (id === null) return notFound(request.path);
  const format = queryText(request.query, 'format');
  const choice = await choose(siteOf(request).id, id, format, request.headers.accept ?? '', { filename });
  if (choice === null) return notFound(request.path);
  const etag = `"${choice.file.sha256.slice(0, 32)}"`;
  const headers = {
    'content-type': choice.contentType,
    'cache-control': filename === null ? 'private, no-cache' : 'private, max-age=86400',
    'content-security-policy': "default-src 'none'; sandbox",
    etag,
    ...(choice.variesByAccept ? { vary: 'Accept' } : {}),
  };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers, body: null };
  return { status: 200, headers, body: null, file: choice.file };
}

/** The body is the file, `?filename=` its name. Answers at once; the seven widths follow as a job (IMG-02). */
async function upload(deps: ImageDeps, request: AppRequest) {
  const fileName = queryText(request.query, 'filename') ?? 'image';
  const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array();
  const room = await storageRoom(deps, siteOf(request).id);
  if (room !== null && bytes.length > room.left) return mediaRefusal(noRoom(fileName, room));
  const added = await addImage(deps, siteOf(request).id, { filename: fileName, bytes });
  if (!added.ok) {
    const { code } = added.problem;
    return json({ error: sentence({ code, values: { fileName } }), errorKey: code }, { status: 422 });
  }
  const { id, assetUrl, originalWidth: width, originalHeight: height } = added.value;
  const image = toWireImage(siteOf(request).identifier, added.value);
  return json({ id, assetUrl, originalSize: imageSizeText({ width, height }), image }, { status: 201 });
}
