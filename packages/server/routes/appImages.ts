import { imageSizeText, sentence } from '@quoin/domain/media';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/refusals.ts';
import { json } from '../http/reply.ts';
import type { AppRequest, AppRoute } from '../http/route.ts';
import { addImage } from '../operations/media/addImage.ts';
import { imageChooser } from '../operations/media/chooseImageFile.ts';
import { idOf, siteOf } from './appLists.ts';

type ImageDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now'>;

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
      method: 'GET',
      path: '/api/app/sites/:site/images/:assetId',
      rate: 'page',
      forgery: 'none',
      access: 'signedIn',
      async handle(request) {
        const id = idOf(request, 'assetId');
        if (id === null) return notFound(request.path);
        const format = queryText(request.query, 'format');
        const choice = await choose(siteOf(request).id, id, format, request.headers.accept ?? '');
        if (choice === null) return notFound(request.path);
        return {
          status: 200,
          headers: {
            'content-type': choice.contentType,
            'cache-control': 'private, max-age=86400',
            'content-security-policy': "default-src 'none'; sandbox",
            vary: 'Accept',
          },
          body: null,
          file: { path: choice.file.path, size: choice.file.size },
        };
      },
    },
  ];
}

/** The body is the file, `?filename=` its name. Answers at once; the seven widths follow as a job (IMG-02). */
async function upload(deps: ImageDeps, request: AppRequest) {
  const fileName = queryText(request.query, 'filename') ?? 'image';
  const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array();
  const added = await addImage(deps, siteOf(request).id, { filename: fileName, bytes });
  if (!added.ok) {
    const { code } = added.problem;
    return json({ error: sentence({ code, values: { fileName } }), errorKey: code }, { status: 422 });
  }
  const { id, assetUrl, originalWidth: width, originalHeight: height } = added.value;
  return json({ id, assetUrl, originalSize: imageSizeText({ width, height }) }, { status: 201 });
}
