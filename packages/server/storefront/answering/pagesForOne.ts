import type { DiscussionState, PageContent, ProductFormState } from '@quoin/rendering/page';
import { closedAt, openedPages, pageParameters, pagePath } from '../../pages/index.ts';
import type { Request } from '../../platform/http/reading/request.ts';
import type { Site } from '../../sites/index.ts';
import { loadEntryPage, loadProductPage } from '../loading/itemPages.ts';
import { type CourseReader, forReader } from '../loading/lessonPages.ts';
import { loadPage } from '../loading/loadPage.ts';
import type { PageRenderer, PickPage } from './pageRenderer.ts';

/** A form that was posted without script, and what became of it. */
export type FormPost = NonNullable<PageContent['formPost']>;

/** Pages that one visitor alone gets, with what she typed or may see: nobody keeps them. */
export interface PagesForOne {
  /** A product page with what the visitor typed and what was refused; null when visitors may not see the product. */
  productPage(site: Site, itemId: string, state: ProductFormState): Promise<string | null>;
  /** The page of an entry, and what became of a comment or like; null when visitors may not see it. */
  entryPage(site: Site, itemId: string, state: DiscussionState): Promise<string | null>;
  /**
   * Returns the page a form was posted on, with the form's current state, or null when there is no such page or the
   * form is not on it.
   */
  formPage(site: Site, path: string, posted: FormPost): Promise<string | null>;
  /**
   * Returns a restricted page for an admitted visitor, or null when there is none at this path, or when `reader` may
   * see none of it.
   */
  closedPage(site: Site, request: Pick<Request, 'path' | 'query'>, reader: CourseReader): Promise<string | null>;
}

export function pagesForOne(renderer: PageRenderer): PagesForOne {
  const htmlOf = async (site: Site, pick: PickPage) => (await renderer.render(site, pick))?.rendered.html ?? null;
  return {
    productPage: (site, itemId, state) =>
      htmlOf(site, async (trx, frame) => {
        const page = await loadProductPage(trx, frame, itemId, state);
        return page && { status: 200, isShareable: false, page };
      }),
    entryPage: (site, itemId, state) =>
      htmlOf(site, async (trx, frame) => {
        const page = await loadEntryPage(trx, frame, itemId, state);
        return page && { status: 200, isShareable: false, page };
      }),
    async formPage(site, path, formPost) {
      const page = await htmlOf(site, async (trx, frame) => {
        const found = await loadPage(trx, frame, { path: pagePath(path), parameters: {} });
        return found.status === 404 ? null : { ...found, page: { ...found.page, formPost } };
      });
      return page?.includes(`data-form-id="${formPost.formId}"`) ? page : null;
    },
    closedPage: (site, request, reader) =>
      htmlOf(site, async (trx, whole) => {
        const path = pagePath(request.path);
        if (closedAt(path, whole.collections) === null) return null;
        const frame = { ...whole, collections: openedPages(whole.collections) };
        const found = await loadPage(trx, frame, { path, parameters: pageParameters(request.query) });
        const page = found.status === 404 ? null : forReader(found.page, reader);
        return page && { ...found, page, isShareable: false };
      }),
  };
}
