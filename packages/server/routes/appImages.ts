import { queryText } from '@quoin/domain/site';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/refusals.ts';
import type { AppRoute } from '../http/route.ts';
import { imageChooser } from '../operations/media/chooseImageFile.ts';
import { idOf, siteOf } from './appLists.ts';

/** A site's pictures for its staff, on the app's own origin: the app's policy lets no other in. */
export function appImagesRoutes(deps: Pick<Deps, 'db' | 'files'>): AppRoute[] {
  const choose = imageChooser(deps);
  return [
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
