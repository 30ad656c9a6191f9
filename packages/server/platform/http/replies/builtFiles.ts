import { LIBRARIES_PATH } from '@quoin/rendering/theme';
import type { SiteRoute } from '../route.ts';
import { notFound } from './refusals.ts';
import type { StaticFiles } from './staticFiles.ts';

export interface BuiltFiles {
  /** The widgets' scripts: the loader under a fixed name, everything else under hashed ones. */
  readonly storefront: StaticFiles;
  readonly fonts: StaticFiles;
  /** In place of what themes load from other hosts. */
  readonly libraries: StaticFiles;
  /** What runs inside the editor's frame. */
  readonly canvas: StaticFiles;
}

/** Built files that every site shares. */
export function builtFileRoutes(files: BuiltFiles): SiteRoute[] {
  const route = (path: string, folder: StaticFiles): SiteRoute => ({
    method: 'GET',
    path,
    rate: 'page',
    forgery: 'none',
    handle: async (request) => folder.reply(request.params.name ?? '', request.headers) ?? notFound(request),
  });
  return [
    route('/assets/storefront/:name', files.storefront),
    route('/assets/fonts/:name', files.fonts),
    route(`${LIBRARIES_PATH}/:name`, files.libraries),
    route('/assets/canvas/:name', files.canvas),
  ];
}
