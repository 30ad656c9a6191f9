import { entryPage, productPage } from '@quoin/domain/document';
import { COLLECTION_TYPES } from '@quoin/domain/site';
import { splitLanguagePath } from '@quoin/domain/translations';
import type { Deps } from '../deps.ts';
import { findItemAt, openedPages, pagePath, resolvePath } from '../pages/index.ts';
import type { Site } from '../sites/index.ts';

export type EditingPlaceDeps = Pick<Deps, 'db'> & { readonly pages: Pick<Deps['pages'], 'frameOf'> };

/** Where in the app a page of a site is edited: on the canvas, a product or an entry on its own page. `wanted`: its address, as visitors have it. */
export async function findEditingPlace(deps: EditingPlaceDeps, site: Site, wanted: string): Promise<string> {
  const root = `/${encodeURIComponent(site.identifier)}/config`;
  const { collections } = await deps.pages.frameOf(site);
  const target = resolvePath(pathOn(site, wanted), openedPages(collections));
  if (target.kind === 'nothing') return `${root}/pages`;
  const { id, type } = target.collection;
  if (target.kind === 'collection') return `${root}/pages/${id}`;
  const item = await deps.db.inSite({ websiteId: site.id }, (trx) => findItemAt(trx, site.id, id, target.itemUrlId));
  if (item === null) return `${root}/pages/${id}`;
  return `${root}/pages/${type === COLLECTION_TYPES.products ? productPage(item) : entryPage(item)}`;
}

/** As the main language calls it: without its query and without the language it begins with. */
function pathOn({ languages = [] }: Site, wanted: string): string {
  const [path = '/'] = wanted.split(/[?#]/);
  try {
    const plain = decodeURIComponent(path);
    return pagePath(splitLanguagePath(plain, languages)?.path ?? plain);
  } catch {
    return '/';
  }
}
