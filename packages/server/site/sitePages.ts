import type { PageType, Query } from '@quoin/domain/site';
import type { ProductFormState, SiteFrame } from '@quoin/rendering/page';
import type { Config } from '../config.ts';
import type { SiteDatabase } from '../database/database.ts';
import type { Reply } from '../http/reply.ts';
import type { Request } from '../http/request.ts';
import type { Logger } from '../log.ts';
import type { Site } from '../storage/sites.ts';
import { createDiagnosticRecorder, type DiagnosticRecorder } from './diagnosticRecorder.ts';
import { isPrepared, prepareFor } from './encoded.ts';
import { createStylesheetCompiler, type StylesheetCompiler } from './less/stylesheetCompiler.ts';
import { loadPage, loadProductPage, systemPageContent } from './loadPage.ts';
import { type PageAnswer, pageAnswer, pageReply } from './pageAnswer.ts';
import { PageCache } from './pageCache.ts';
import { type PageParameters, pageKey, pageParameters, pagePath, readTarget } from './pageKey.ts';
import { createPageRenderer, type PageRenderer, tweakValuesOf } from './pageRenderer.ts';
import { createSharedAnswers } from './sharedAnswers.ts';
import { createSiteFrames } from './siteFrame.ts';
import { createSiteStyles, type SiteStyles, type SiteStylesheet } from './siteStyles.ts';
import { createThemes, HOUSE_THEME, type Themes } from './themes.ts';

export type SystemPageName = 'cart' | 'checkout' | 'order-confirmed' | 'order-status' | 'not-found';

export interface SystemPageOptions {
  readonly pageType: PageType;
  readonly path: string;
  /** Plain text; the page's own title in the theme when left out. */
  readonly title?: string;
}

type RequestHeaders = Readonly<Record<string, string | undefined>>;
type PublishedSite = Pick<Site, 'id' | 'publishedVersion' | 'stockRevision'> & Partial<Pick<Site, 'theme'>>;

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
  /** A product page with what the visitor typed and what was refused; null when visitors may not see the product. */
  productPage(site: Site, itemId: string, state: ProductFormState): Promise<string | null>;
  /** Forgets what was rendered for a site: its next requests read everything anew. */
  invalidate(websiteId: string): void;
  readonly themes: Themes;
  readonly styles: SiteStyles;
  readonly diagnostics: DiagnosticRecorder;
  /** Collections and navigations of a site as its pages see them. */
  frameOf(site: Site): Promise<SiteFrame>;
  /** The stylesheet a site's pages link to now. */
  stylesheetOf(site: Site): Promise<SiteStylesheet>;
  close(): Promise<void>;
}

export interface SitePagesOptions {
  readonly db: SiteDatabase;
  readonly config: Pick<Config, 'appOrigin' | 'sitesDomain' | 'isDevelopment'>;
  readonly log: Logger;
  /** Milliseconds. */
  readonly now: () => number;
  /** Folder that holds a folder per theme. */
  readonly themesFolder: string;
  readonly compiler?: StylesheetCompiler;
  readonly cacheBytes?: number;
}

const CACHE_BYTES = 128 * 1024 * 1024;

export function createSitePages(options: SitePagesOptions): SitePages {
  const { db, now, config } = options;
  const themes = createThemes({ folder: options.themesFolder, isDevelopment: config.isDevelopment, now });
  const compiler = options.compiler ?? createStylesheetCompiler();
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
    now,
    isDevelopment: config.isDevelopment,
  });
  const cache = new PageCache({ maxBytes: options.cacheBytes ?? CACHE_BYTES, now });
  const shared = sharedPages({ themes, renderer, cache, now });
  return {
    themes,
    styles,
    diagnostics,
    frameOf: (site) => frames.of(site),
    stylesheetOf: async (site) => styles.of(await themes.load(site.theme), tweakValuesOf(site)),
    tryServe(site, method, url, headers) {
      // While developing every request looks whether the theme's files changed.
      if (config.isDevelopment || (method !== 'GET' && method !== 'HEAD')) return null;
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
    productPage: (site, itemId, state) =>
      renderer(site, async (trx, frame) => {
        const page = await loadProductPage(trx, frame, itemId, state);
        return page && { status: 200, isShareable: false, page };
      }).then((rendering) => rendering?.rendered.html ?? null),
    invalidate(websiteId) {
      frames.forget(websiteId);
      answers.forget(websiteId);
      cache.forgetSite(websiteId);
      shared.forget(websiteId);
    },
    close: async () => {
      await diagnostics.settled();
      await compiler.close();
    },
  };
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

  return {
    async get(site: Site, path: string, parameters: PageParameters): Promise<PageAnswer> {
      const { version } = await themes.load(site.theme);
      const key = pageKey({ ...versionOf(site), themeVersion: version }, path, parameters);
      const held = cache.get(key);
      if (held) return { status: 200, isShareable: true, page: held };
      return inFlight.get(key) ?? renderOnce(key, answerFor(renderer, site, { path, parameters }, now));
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
  if (rendering === null) throw new Error(`Neither a page nor its absence for ${wanted.path}`);
  return pageAnswer(site.id, rendering, wanted.parameters.format, now());
}

function versionOf(site: PublishedSite): { siteId: string; publishedVersion: number; stockRevision: number } {
  return { siteId: site.id, publishedVersion: site.publishedVersion, stockRevision: site.stockRevision };
}

const CHOICE_PREFIX = 'option-';

/** Option fields of a product form sent by GET; null when there are none. */
function choiceOf(query: Query): Readonly<Record<string, string>> | null {
  const fields = Object.entries(query).filter(([name]) => name.startsWith(CHOICE_PREFIX));
  if (fields.length === 0) return null;
  return Object.fromEntries(
    fields.map(([name, value]) => [name.slice(CHOICE_PREFIX.length), typeof value === 'string' ? value : '']),
  );
}
