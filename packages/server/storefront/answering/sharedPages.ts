import { isSiteLocked } from '@quoin/rendering/page';
import {
  choiceOf,
  isOfDraft,
  type PageParameters,
  type PageVersion,
  pageKey,
  pageParameters,
  pagePath,
  readTarget,
} from '../../pages/index.ts';
import type { Request } from '../../platform/http/reading/request.ts';
import { isPrepared, prepareFor } from '../../platform/http/replies/encoded.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import type { Site } from '../../sites/index.ts';
import { HOUSE_THEME, type Themes } from '../../themes/index.ts';
import { isEditor, withEditLink } from '../editLink.ts';
import { loadPage } from '../loading/loadPage.ts';
import type { LoadedPages } from './loadedPages.ts';
import { type DataFormat, dataAnswer, isData, type PageAnswer, pageAnswer, pageReply } from './pageAnswer.ts';
import type { PageCache } from './pageCache.ts';
import type { PageRenderer, PickPage } from './pageRenderer.ts';

export type RequestHeaders = Readonly<Record<string, string | undefined>>;
export type PublishedSite = Pick<Site, 'id' | 'publishedVersion' | 'stockRevision'> &
  Partial<Pick<Site, 'theme' | 'settings' | 'language' | 'spoken' | 'translationRevision' | 'isClosed'>>;

export interface SharedPagesOptions {
  readonly themes: Themes;
  readonly renderer: PageRenderer;
  readonly loadedPages: LoadedPages;
  readonly cache: PageCache;
  readonly now: () => number;
  readonly isDevelopment: boolean;
}

export interface SharedPages {
  /** What is kept already and can be sent as it is; null where it is not. Never waits. */
  tryServe(site: PublishedSite, method: string, url: string, headers: RequestHeaders): Reply | null;
  /** Returns a page for every request. */
  render(site: Site, request: Pick<Request, 'path' | 'query' | 'headers'>): Promise<Reply>;
  /** `wish`: what such a page depends on, where that is no parameter of pages. */
  keep(site: Site, wanted: KeptWish, start: () => Promise<PageAnswer>): Promise<PageAnswer>;
  /** Answers that are on their way are kept no more. */
  forget(websiteId: string): void;
}

export interface KeptWish {
  readonly path: string;
  readonly wish: readonly (string | number)[];
}

/** Pages everybody shares: from the cache, or rendered once however many ask at the same time. */
export function sharedPages(options: SharedPagesOptions): SharedPages {
  const { themes, renderer, loadedPages, cache, now, isDevelopment } = options;
  const inFlight = new Map<string, Promise<PageAnswer>>();

  async function renderOnce(key: string, started: Promise<PageAnswer>): Promise<PageAnswer> {
    inFlight.set(key, started);
    try {
      const answer = await started;
      // If the site was forgotten meanwhile, the key was removed: this answer may be older than that.
      const isCurrent = inFlight.get(key) === started;
      if (isCurrent && answer.isShareable && answer.status === 200) cache.put(key, answer.page);
      return answer;
    } finally {
      if (inFlight.get(key) === started) inFlight.delete(key);
    }
  }

  async function keyOf(site: Site, path: string, parameters: PageParameters): Promise<string> {
    const { version } = await themes.load(site);
    // Pages of a preview say so: nobody else gets them, though the theme may be the same to the byte.
    const themeVersion = site.tried === undefined ? version : `${version}|tried`;
    return pageKey({ ...versionOf(site), themeVersion }, path, parameters);
  }

  async function heldOr(key: string, start: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const held = cache.get(key);
    if (held) return { status: 200, isShareable: true, page: held };
    return inFlight.get(key) ?? renderOnce(key, start());
  }

  async function get(site: Site, path: string, parameters: PageParameters): Promise<PageAnswer> {
    const key = await keyOf(site, path, parameters);
    return heldOr(key, () => answerFor(site, { path, parameters, key }));
  }

  async function answerFor(site: Site, wanted: Wanted): Promise<PageAnswer> {
    const { path, key } = wanted;
    const { format } = wanted.parameters;
    const pick: PickPage = (trx, frame) => loadPage(trx, frame, wanted);
    if (isData(format)) return dataFor(site, pick, { path, format, key });
    return pageAnswer(site.id, present(await renderer.render(site, pick, key), path), format, now());
  }

  /** Written once for everybody, as long as it stays as it is. */
  async function dataFor(
    site: Site,
    pick: PickPage,
    { path, format, key }: Pick<Wanted, 'path' | 'key'> & { readonly format: DataFormat },
  ): Promise<PageAnswer> {
    const known = key === undefined ? null : await loadedPages.findData(site, key);
    if (known !== null) return known;
    const data = present(await renderer.load(site, pick), path);
    const answer = dataAnswer(site.id, data, format, now());
    if (key !== undefined && data.basis !== null) loadedPages.keepData(key, answer, data.basis);
    return answer;
  }

  return {
    tryServe(site, method, url, headers) {
      // While developing every request looks whether the theme's files changed.
      if (isDevelopment || (method !== 'GET' && method !== 'HEAD')) return null;
      if (isOfDraft(url, headers) || isEditor(headers) || site.isClosed === true || isSiteLocked(site.settings ?? {}))
        return null;
      const themeVersion = themes.versionOf({ id: site.id, theme: site.theme ?? HOUSE_THEME });
      const target = themeVersion === null ? null : readTarget(url);
      if (themeVersion === null || target === null) return null;
      const page = cache.get(pageKey({ ...versionOf(site), themeVersion }, target.path, target.parameters));
      return page && isPrepared(page.body, headers) ? pageReply(200, page, headers) : null;
    },
    async render(site, request) {
      const path = pagePath(request.path);
      const parameters = pageParameters(request.query);
      const choice = choiceOf(request.query);
      const answer = await (choice === null
        ? get(site, path, parameters)
        : answerFor(site, { path, parameters, choice }));
      const edited =
        answer.status === 200 && isEditor(request.headers) ? withEditLink(answer.page, request.path) : null;
      if (edited !== null) return edited;
      await prepareFor(answer.page.body, request.headers);
      return pageReply(answer.status, answer.page, request.headers);
    },
    async keep(site, { path, wish }, start) {
      return heldOr(`${await keyOf(site, path, {})}|wish=${encodeURIComponent(JSON.stringify(wish))}`, start);
    },
    forget(websiteId) {
      for (const key of inFlight.keys()) if (key.startsWith(`${websiteId}|`)) inFlight.delete(key);
    },
  };
}

interface Wanted {
  readonly path: string;
  readonly parameters: PageParameters;
  readonly choice?: Readonly<Record<string, string>>;
  /** What the page is kept as; left out: it is for one visitor. */
  readonly key?: string;
}

/** Asserts that a requested page, or its absence, is there. */
export function present<T>(rendering: T | null, path: string): T {
  if (rendering === null) throw new Error(`Neither a page nor its absence for ${path}`);
  return rendering;
}

function versionOf(site: PublishedSite): Omit<PageVersion, 'themeVersion'> {
  const { id, publishedVersion, stockRevision, spoken, language, translationRevision = 0 } = site;
  const version = { siteId: id, publishedVersion, stockRevision };
  return spoken === undefined ? version : { ...version, spoken: `|${language}|${translationRevision}` };
}
