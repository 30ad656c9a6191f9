import type { PageType } from '@quoin/domain/site';
import {
  type DiscussionState,
  isSiteLocked,
  type PageContent,
  type ProductFormState,
  type SiteFrame,
  templateWords,
} from '@quoin/rendering/page';
import type { Config } from '../config.ts';
import type { SiteDatabase } from '../database/database.ts';
import type { PageGuest, ScriptHash } from '../http/headers.ts';
import type { Reply } from '../http/reply.ts';
import type { Request } from '../http/request.ts';
import type { Logger } from '../log.ts';
import type { Site } from '../storage/sites.ts';
import { isOfDraft } from './canvasPass.ts';
import { codeGuests } from './codeGuests.ts';
import { createDiagnosticRecorder, type DiagnosticRecorder } from './diagnosticRecorder.ts';
import { createDraftPages, type DraftPages } from './draftPages.ts';
import { isPrepared, prepareFor } from './encoded.ts';
import { loadEntryPage, loadProductPage } from './itemPages.ts';
import { builtCompiler, keptStylesheets } from './less/keptStylesheets.ts';
import { createStylesheetCompiler, type StylesheetCompiler } from './less/stylesheetCompiler.ts';
import { type CourseReader, forReader } from './lessonPages.ts';
import { loadPage } from './loadPage.ts';
import { type PageAnswer, pageAnswer, pageReply } from './pageAnswer.ts';
import { PageCache } from './pageCache.ts';
import { systemPageContent } from './pageContents.ts';
import {
  choiceOf,
  type PageParameters,
  type PageVersion,
  pageKey,
  pageParameters,
  pagePath,
  readTarget,
} from './pageKey.ts';
import { createPageRenderer, LOADER_PATH, type PageRenderer, type Rendering } from './pageRenderer.ts';
import { createFirstRenders } from './preview/firstRenders.ts';
import { createPreviews, type Previews } from './preview/previews.ts';
import { createRenderPool, type RenderPool } from './preview/renderPool.ts';
import { processLocales } from './processLocales.ts';
import { hasAddresses, replyInLanguage } from './replyInLanguage.ts';
import { closedAt, openedPages } from './resolvePath.ts';
import { createSharedAnswers } from './sharedAnswers.ts';
import { createSiteFrames } from './siteFrame.ts';
import { createSiteStyles, looksOf, type SiteStyles, type SiteStylesheet } from './siteStyles.ts';
import { createThemes, HOUSE_THEME, type Themes } from './themes.ts';

export type SystemPageName =
  | 'account'
  | 'cart'
  | 'checkout'
  | 'donate'
  | 'form'
  | 'gift-card'
  | 'gift-card-balance'
  | 'order-confirmed'
  | 'order-received'
  | 'order-status'
  | 'draft-pay'
  | 'order-withdraw'
  | 'installments'
  | 'lock-screen'
  | 'locked'
  | 'restock'
  | 'search'
  | 'sso-screen'
  | 'subscribe'
  | 'subscription'
  | 'not-found';

export interface SystemPageOptions {
  readonly pageType: PageType;
  readonly path: string;
  /** Plain text; the page's own title in the theme when left out. */
  readonly title?: string;
}

export interface SharedSystemPage {
  readonly name: SystemPageName;
  readonly path: string;
  /** All that its content depends on beside what is published. */
  readonly wish: readonly (string | number)[];
  readonly headers: RequestHeaders;
  /** Asked only where it is not kept. */
  readonly load: () => Promise<SystemPageOptions & { readonly view: Readonly<Record<string, unknown>> }>;
}

/** A form that was posted without script, and what became of it. */
export type FormPost = NonNullable<PageContent['formPost']>;

type RequestHeaders = Readonly<Record<string, string | undefined>>;
type PublishedSite = Pick<Site, 'id' | 'publishedVersion' | 'stockRevision'> &
  Partial<Pick<Site, 'theme' | 'settings' | 'language' | 'spoken' | 'translationRevision'>>;

/** Everything a visitor of a published site reads. */
export interface SitePages {
  /** A page that is already rendered; null when it is not, or when this is no request for a page. Never waits. */
  tryServe(site: PublishedSite, method: string, url: string, headers: RequestHeaders): Reply | null;
  /** Any public page, its JSON (`?format=json`), its main content, its feed; or the 404 page. Fills the cache. */
  renderSitePage(site: Site, request: Pick<Request, 'path' | 'query' | 'headers'>): Promise<Reply>;
  /** `system/<name>.page` inside the site's layout, as a whole document. `view` joins the root of the page JSON. */
  systemPage(
    site: Site,
    name: SystemPageName,
    view: Readonly<Record<string, unknown>>,
    options: SystemPageOptions,
  ): Promise<string>;
  /** The same, for a page that everybody may have: kept as the pages of the site are. */
  sharedSystemPage(site: Site, wanted: SharedSystemPage): Promise<Reply>;
  /** A product page with what the visitor typed and what was refused; null when visitors may not see the product. */
  productPage(site: Site, itemId: string, state: ProductFormState): Promise<string | null>;
  /** The page of an entry, and what became of a comment or like; null when visitors may not see it. */
  entryPage(site: Site, itemId: string, state: DiscussionState): Promise<string | null>;
  /** The page a form was posted on, with the form as it stands now; null when there is no such page or the form is not on it. */
  formPage(site: Site, path: string, posted: FormPost): Promise<string | null>;
  /**
   * A page that is not for everybody, for who was let in; null when there is none at this path, or when `reader` may see none of
   * it. Nobody keeps it.
   */
  closedPage(site: Site, request: Pick<Request, 'path' | 'query'>, reader: CourseReader): Promise<string | null>;
  /** Scripts inside the templates of a site's theme, once it is loaded. Never waits. */
  scriptHashesOf(site: Pick<Site, 'theme'>): readonly ScriptHash[];
  /** What the owner's own code needs to run on the pages of a site (reliability 3.6). */
  codeGuestsOf(site: Pick<Site, 'settings'>): readonly PageGuest[];
  /** Forgets what was rendered for a site: its next requests read everything anew. */
  invalidate(websiteId: string): void;
  readonly themes: Themes;
  readonly styles: SiteStyles;
  readonly diagnostics: DiagnosticRecorder;
  /** Tries changed templates out, for the people who write them. */
  readonly previews: Previews;
  /** Pages as a draft has them. */
  readonly drafts: DraftPages;
  /** Collections and navigations of a site as its pages see them. */
  frameOf(site: Site): Promise<SiteFrame>;
  /** An answer to readers of a further language: what it leads to is in that language. */
  inLanguage(site: Site, reply: Reply): Promise<Reply>;
  /** The stylesheet a site's pages link to now. */
  stylesheetOf(site: Site): Promise<SiteStylesheet>;
  /** What the site's templates say by themselves in a language, by name. */
  stringsOf(site: Site, language: string): Promise<Readonly<Record<string, string>>>;
  close(): Promise<void>;
}

export interface SitePagesOptions {
  readonly db: SiteDatabase;
  readonly config: Pick<Config, 'appOrigin' | 'sitesDomain' | 'isDevelopment'> &
    Partial<Pick<Config, 'environment' | 'eventsHost'>>;
  readonly log: Logger;
  /** Milliseconds. */
  readonly now: () => number;
  /** Folder that holds a folder per theme. */
  readonly themesFolder: string;
  readonly compiler?: StylesheetCompiler;
  /** Where compiled stylesheets are kept from start to start; null, and without a built compiler: nowhere. */
  readonly stylesheetsFolder?: string | null;
  readonly renderPool?: RenderPool;
  readonly cacheBytes?: number;
  /** Address of the stylesheet of sections and blocks. */
  readonly blockStyles?: string | null;
  /** Of blocks that few pages have, by name. */
  readonly blockSheets?: Readonly<Record<string, string>>;
  /** Address of the script with the browser globals that existing templates call. */
  readonly compatScript?: string | null;
  readonly compatWidgetsScript?: string | null;
  /** Address of the script that closes menus. */
  readonly menuScript?: string | null;
  /** Address of the script that makes a page of a draft the editor's canvas. */
  readonly canvasScript?: string | null;
}

const CACHE_BYTES = 128 * 1024 * 1024;

export function createSitePages(options: SitePagesOptions): SitePages {
  const { db, now, config } = options;
  const themes = createThemes({
    folder: options.themesFolder,
    isDevelopment: config.isDevelopment,
    now,
    locales: processLocales(),
  });
  const compiler = options.compiler ?? keepingCompiler(options.stylesheetsFolder ?? null);
  const previewCompiler = createStylesheetCompiler();
  const pool = options.renderPool ?? createRenderPool();
  const styles = createSiteStyles(compiler);
  const frames = createSiteFrames({ db, config, now });
  const answers = createSharedAnswers(now);
  const diagnostics = createDiagnosticRecorder({ db, log: options.log });
  const renderer = createPageRenderer({
    db,
    themes,
    styles,
    frames,
    answers,
    diagnostics,
    firstRenders: createFirstRenders(pool),
    now,
    isDevelopment: config.isDevelopment,
    blockStyles: options.blockStyles ?? null,
    reporting: { environment: config.environment ?? 'prod', eventHost: config.eventsHost ?? '' },
    blockSheets: options.blockSheets ?? {},
    compatScript: options.compatScript ?? null,
    compatWidgetsScript: options.compatWidgetsScript ?? null,
    menuScript: options.menuScript ?? null,
  });
  const previewStyles = createSiteStyles(previewCompiler);
  const previews = createPreviews({ db, themes, frames, answers, styles, previewStyles, pool, now });
  const cache = new PageCache({ maxBytes: options.cacheBytes ?? CACHE_BYTES, now });
  const shared = sharedPages({ themes, renderer, cache, now });
  return {
    themes,
    styles,
    diagnostics,
    previews,
    drafts: createDraftPages({
      ...{ db, themes, styles, frames, now, scripts: [LOADER_PATH] },
      blockStyles: options.blockStyles ?? null,
      blockSheets: options.blockSheets ?? {},
      compatScript: options.compatScript ?? null,
      compatWidgetsScript: options.compatWidgetsScript ?? null,
      menuScript: options.menuScript ?? null,
      canvasScript: options.canvasScript ?? null,
    }),
    frameOf: (site) => frames.of(site),
    inLanguage: async (site, reply) => (hasAddresses(reply) ? replyInLanguage(await frames.of(site), reply) : reply),
    codeGuestsOf: ({ settings }) => codeGuests(settings),
    scriptHashesOf: (site) => themes.scriptHashesOf(site.theme),
    stringsOf: async (site, language) => templateWords((await themes.load(site.theme)).compiled, language),
    stylesheetOf: async (site) => styles.of(await themes.load(site.theme), looksOf(site)),
    tryServe(site, method, url, headers) {
      // While developing every request looks whether the theme's files changed.
      if (config.isDevelopment || (method !== 'GET' && method !== 'HEAD')) return null;
      if (isOfDraft(url, headers) || isSiteLocked(site.settings ?? {})) return null;
      const themeVersion = themes.versionOf(site.theme ?? HOUSE_THEME);
      const target = themeVersion === null ? null : readTarget(url);
      if (themeVersion === null || target === null) return null;
      const page = cache.get(pageKey({ ...versionOf(site), themeVersion }, target.path, target.parameters));
      return page && isPrepared(page.body, headers) ? pageReply(200, page, headers) : null;
    },
    async renderSitePage(site, request) {
      const path = pagePath(request.path);
      const parameters = pageParameters(request.query);
      const choice = choiceOf(request.query);
      const answer = await (choice === null
        ? shared.get(site, path, parameters)
        : answerFor(renderer, site, { path, parameters, choice }, now));
      await prepareFor(answer.page.body, request.headers);
      return pageReply(answer.status, answer.page, request.headers);
    },
    systemPage: (site, name, view, { pageType, path, title = '' }) =>
      renderer(site, async (_trx, frame) => {
        const page = systemPageContent(frame, { name, title, path, pageType, view });
        return { status: 200, isShareable: false, page };
      }).then((rendering) => rendering?.rendered.html ?? ''),
    async sharedSystemPage(site, { name, path, wish, headers, load }) {
      const start = async () => {
        const { view, ...options } = await load();
        const { title = '', pageType } = options;
        const rendering = await renderer(site, async (_trx, frame) => {
          const page = systemPageContent(frame, { name, title, path: options.path, pageType, view });
          return { status: 200, isShareable: true, page };
        });
        return pageAnswer(site.id, present(rendering, path), undefined, now());
      };
      const { page } = await shared.keep(site, { path, wish }, start);
      await prepareFor(page.body, headers);
      return pageReply(200, page, headers);
    },
    productPage: (site, itemId, state) =>
      renderer(site, async (trx, frame) => {
        const page = await loadProductPage(trx, frame, itemId, state);
        return page && { status: 200, isShareable: false, page };
      }).then((rendering) => rendering?.rendered.html ?? null),
    entryPage: (site, itemId, state) =>
      renderer(site, async (trx, frame) => {
        const page = await loadEntryPage(trx, frame, itemId, state);
        return page && { status: 200, isShareable: false, page };
      }).then((rendering) => rendering?.rendered.html ?? null),
    formPage: (site, path, formPost) =>
      renderer(site, async (trx, frame) => {
        const found = await loadPage(trx, frame, { path: pagePath(path), parameters: {} });
        return found.status === 404 ? null : { ...found, page: { ...found.page, formPost } };
      }).then((rendering) => {
        const page = rendering?.rendered.html ?? '';
        return page.includes(`data-form-id="${formPost.formId}"`) ? page : null;
      }),
    closedPage: (site, request, reader) =>
      renderer(site, async (trx, whole) => {
        const path = pagePath(request.path);
        if (closedAt(path, whole.collections) === null) return null;
        const frame = { ...whole, collections: openedPages(whole.collections) };
        const found = await loadPage(trx, frame, { path, parameters: pageParameters(request.query) });
        const page = found.status === 404 ? null : forReader(found.page, reader);
        return page && { ...found, page, isShareable: false };
      }).then((rendering) => rendering?.rendered.html ?? null),
    invalidate(websiteId) {
      frames.forget(websiteId);
      answers.forget(websiteId);
      cache.forgetSite(websiteId);
      shared.forget(websiteId);
    },
    close: async () => {
      await diagnostics.settled();
      await Promise.all([pool.close(), compiler.close(), previewCompiler.close()]);
    },
  };
}

function keepingCompiler(folder: string | null): StylesheetCompiler {
  const compiler = createStylesheetCompiler();
  const compiledBy = folder === null ? null : builtCompiler();
  return folder === null || compiledBy === null ? compiler : keptStylesheets(compiler, { folder, compiledBy });
}

interface SharedPagesOptions {
  readonly themes: Themes;
  readonly renderer: PageRenderer;
  readonly cache: PageCache;
  readonly now: () => number;
}

/** Pages everybody shares: from the cache, or rendered once however many ask at the same time. */
function sharedPages({ themes, renderer, cache, now }: SharedPagesOptions) {
  const inFlight = new Map<string, Promise<PageAnswer>>();

  async function renderOnce(key: string, started: Promise<PageAnswer>): Promise<PageAnswer> {
    inFlight.set(key, started);
    try {
      const answer = await started;
      // Whoever forgot the site meanwhile took the key out: this answer may be older than that.
      const isCurrent = inFlight.get(key) === started;
      if (isCurrent && answer.isShareable && answer.status === 200) cache.put(key, answer.page);
      return answer;
    } finally {
      if (inFlight.get(key) === started) inFlight.delete(key);
    }
  }

  async function keyOf(site: Site, path: string, parameters: PageParameters): Promise<string> {
    const { version } = await themes.load(site.theme);
    return pageKey({ ...versionOf(site), themeVersion: version }, path, parameters);
  }

  async function heldOr(key: string, start: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const held = cache.get(key);
    if (held) return { status: 200, isShareable: true, page: held };
    return inFlight.get(key) ?? renderOnce(key, start());
  }

  return {
    async get(site: Site, path: string, parameters: PageParameters): Promise<PageAnswer> {
      const key = await keyOf(site, path, parameters);
      return heldOr(key, () => answerFor(renderer, site, { path, parameters }, now));
    },
    /** `wish`: what such a page depends on, where that is no parameter of pages. */
    async keep(
      site: Site,
      { path, wish }: Pick<SharedSystemPage, 'path' | 'wish'>,
      start: () => Promise<PageAnswer>,
    ): Promise<PageAnswer> {
      return heldOr(`${await keyOf(site, path, {})}|wish=${encodeURIComponent(JSON.stringify(wish))}`, start);
    },
    forget(websiteId: string): void {
      for (const key of inFlight.keys()) if (key.startsWith(`${websiteId}|`)) inFlight.delete(key);
    },
  };
}

interface Wanted {
  readonly path: string;
  readonly parameters: PageParameters;
  readonly choice?: Readonly<Record<string, string>>;
}

async function answerFor(renderer: PageRenderer, site: Site, wanted: Wanted, now: () => number): Promise<PageAnswer> {
  const rendering = await renderer(site, (trx, frame) => loadPage(trx, frame, wanted));
  return pageAnswer(site.id, present(rendering, wanted.path), wanted.parameters.format, now());
}

function present(rendering: Rendering | null, path: string): Rendering {
  if (rendering === null) throw new Error(`Neither a page nor its absence for ${path}`);
  return rendering;
}

function versionOf(site: PublishedSite): Omit<PageVersion, 'themeVersion'> {
  const { id, publishedVersion, stockRevision, spoken, language, translationRevision = 0 } = site;
  const version = { siteId: id, publishedVersion, stockRevision };
  return spoken === undefined ? version : { ...version, spoken: `|${language}|${translationRevision}` };
}
