import { COLLECTION_TYPES, PAGE_TYPES } from '@quoin/domain/site';
import { type CollectionContent, NO_FILTER, type PageContent, type SiteFrame } from '@quoin/rendering/page';
import type { PageParameters } from '../../pages/index.ts';
import { NO_NOTES } from '../loading/storeNotes.ts';

/** A page found for an address, and whether everybody who asks for this address may get a copy of it. */
export interface LoadedPage {
  readonly status: 200 | 404;
  readonly page: PageContent;
  /** False when the address holds values that lead nowhere: such copies would only fill the cache. */
  readonly isShareable: boolean;
}

export interface PageRequest {
  /** Without a final slash; `/` for the home page. */
  readonly path: string;
  readonly parameters: PageParameters;
  /** Chosen options of a product form sent by GET. */
  readonly choice?: Readonly<Record<string, string>>;
  /** Where a page's sections come from; left out: from what is published. */
  readonly loadDocument?: (page: string) => Promise<PageContent['document'] | null>;
  /** Shows entries that visitors don't see. */
  readonly isEditor?: boolean;
}

/** A page with nothing on it. */
export function basePage(frame: SiteFrame, path: string): PageContent {
  return {
    frame,
    path,
    pageType: PAGE_TYPES.page,
    collection: null,
    items: null,
    item: null,
    previousItem: null,
    nextItem: null,
    pagination: null,
    filter: NO_FILTER,
    system: null,
    form: {},
    notes: NO_NOTES,
  };
}

/** A page of one text or of sections. */
export function plainPage(frame: SiteFrame, collection: CollectionContent, path: string): PageContent {
  const pageType = collection.type === COLLECTION_TYPES.splashPage ? PAGE_TYPES.splashPage : PAGE_TYPES.page;
  return { ...basePage(frame, path), pageType, collection };
}

/** A page of `system/`, which belongs to no collection. */
export function systemPageContent(
  frame: SiteFrame,
  options: { name: string; title: string; path: string; pageType: number; view: Readonly<Record<string, unknown>> },
): PageContent {
  const { name, title, view } = options;
  return { ...basePage(frame, options.path), pageType: options.pageType, system: { name, title, view } };
}

export function notFoundPage(frame: SiteFrame, path: string): LoadedPage {
  const view = { notFound: { path } };
  const page = systemPageContent(frame, { name: 'not-found', title: '', path, pageType: PAGE_TYPES.notFound, view });
  return { status: 404, page, isShareable: false };
}

/** Whether an address carries no parameter that this kind of page does not know. */
export function usesOnly(parameters: PageParameters, known: readonly (keyof PageParameters)[]): boolean {
  const names = Object.keys(parameters) as (keyof PageParameters)[];
  return names.every((name) => name === 'format' || known.includes(name));
}
