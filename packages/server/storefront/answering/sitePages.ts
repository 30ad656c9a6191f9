import { type SiteFrame, templateWords } from '@quoin/rendering/page';
import type { Config } from '../../platform/config.ts';
import type { SiteDatabase } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/gateways/files/fileStore.ts';
import type { Request } from '../../platform/http/reading/request.ts';
import type { PageSource, Surface } from '../../platform/http/replies/headers.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import type { Logger } from '../../platform/log.ts';
import type { CacheFigures } from '../../platform/metrics.ts';
import { processLocales } from '../../platform/processLocales.ts';
import type { Site } from '../../sites/index.ts';
import {
  allowedCodeSources,
  asksNothing,
  builtCompiler,
  createDiagnosticRecorder,
  createDraftStylesheets,
  createFirstRenders,
  createRenderPool,
  createSiteStyles,
  createStoredThemes,
  createStylesheetCompiler,
  createThemes,
  type DiagnosticRecorder,
  type DraftStylesheets,
  keptStylesheets,
  looksOf,
  type RenderPool,
  type SettledPage,
  type SiteStyles,
  type SiteStylesheet,
  type StylesheetCompiler,
  settlePage,
  type Themes,
} from '../../themes/index.ts';
import { createDraftPages, type DraftPages } from '../draft/draftPages.ts';
import { createSiteFrames } from '../loading/siteFrame.ts';
import { createPreviews, type Previews } from '../preview/previews.ts';
import { createLoadedPages } from './loadedPages.ts';
import { PageCache } from './pageCache.ts';
import { createPageRenderer, LOADER_PATH } from './pageRenderer.ts';
import { type PagesForOne, pagesForOne } from './pagesForOne.ts';
import { hasAddresses, replyInLanguage } from './replyInLanguage.ts';
import { createSharedAnswers } from './sharedAnswers.ts';
import { type PublishedSite, type RequestHeaders, sharedPages } from './sharedPages.ts';
import { type SystemPages, systemPages } from './systemPages.ts';

/** Everything a visitor of a published site reads. */
export interface SitePages extends SystemPages, PagesForOne {
  /** A page that is already rendered; null when it is not, or when this is no request for a page. Never waits. */
  tryServe(site: PublishedSite, method: string, url: string, headers: RequestHeaders): Reply | null;
  /** Any public page, its JSON (`?format=json`), its main content, its feed; or the 404 page. Fills the cache. */
  renderSitePage(site: Site, request: Pick<Request, 'path' | 'query' | 'headers'>): Promise<Reply>;
  /** A page for one visitor: without the marks of its theme's own code, and with whom that lets in. Never waits. */
  settle(site: Pick<Site, 'id' | 'theme' | 'settings'>, html: string, surface: Surface): SettledPage;
  /** What the owner's own code needs to run on the pages of a site (reliability 3.6). */
  codeSourcesOf(site: Pick<Site, 'settings'>): readonly PageSource[];
  /** Forgets what was rendered for a site. Its next requests read everything again. */
  invalidate(websiteId: string): void;
  readonly themes: Themes;
  readonly styles: SiteStyles;
  readonly draftStylesheets: DraftStylesheets;
  readonly diagnostics: DiagnosticRecorder;
  /** Tries changed templates out, for the people who write them. */
  readonly previews: Previews;
  /** Pages as a draft has them. */
  readonly drafts: DraftPages;
  /** Collections and navigations of a site as its pages see them. */
  frameOf(site: Site): Promise<SiteFrame>;
  /** An answer to readers of a further language: what it leads to is in that language. */
  inLanguage(site: Site, reply: Reply): Promise<Reply>;
  /** Those that pages of the site name. */
  stylesheetsOf(site: Site): Promise<readonly SiteStylesheet[]>;
  /** What the site's templates say by themselves in a language, by name. */
  stringsOf(site: Site, language: string): Promise<Readonly<Record<string, string>>>;
  cacheFigures(): readonly CacheFigures[];
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
  /** Where the files of installed themes lie; left out: no site has installed any. */
  readonly files?: FileStore;
  readonly compiler?: StylesheetCompiler;
  /** Where compiled stylesheets are kept from start to start; null, and without a built compiler: nowhere. */
  readonly stylesheetsFolder?: string | null;
  readonly renderPool?: RenderPool;
  readonly cacheBytes?: number;
  readonly loadedPagesBytes?: number;
  /** Address of the stylesheet of sections and blocks. */
  readonly blockStyles?: string | null;
  /** Of blocks that few pages have, by name. */
  readonly blockSheets?: Readonly<Record<string, string>>;
  /** Address of the script with the browser globals that existing templates call. */
  readonly compatScript?: string | null;
  readonly compatWidgetsScript?: string | null;
  /** Address of the script that closes menus. */
  readonly menuScript?: string | null;
  /** Address of the script that keeps what is gone to clear of a theme's header. */
  readonly headerRoomScript?: string | null;
  /** Address of the script that stops pictures that move. */
  readonly motionScript?: string | null;
  /** Address of the script that filters a product list in place. */
  readonly listScript?: string | null;
  /** Address of the script that makes a page of a draft the editor's canvas. */
  readonly canvasScript?: string | null;
}

const CACHE_BYTES = 128 * 1024 * 1024;
const LOADED_PAGES_BYTES = 64 * 1024 * 1024;

export function createSitePages(options: SitePagesOptions): SitePages {
  const { db, now, config } = options;
  const themes = createThemes({
    folder: options.themesFolder,
    isDevelopment: config.isDevelopment,
    now,
    locales: processLocales(),
    ...(options.files === undefined ? {} : { stored: createStoredThemes({ db, files: options.files, now }) }),
  });
  const compiler = options.compiler ?? keepingCompiler(options.stylesheetsFolder ?? null);
  const previewCompiler = createStylesheetCompiler();
  const pool = options.renderPool ?? createRenderPool();
  const styles = createSiteStyles(compiler);
  const draftStylesheets = createDraftStylesheets(db);
  const frames = createSiteFrames({ db, config, now });
  const answers = createSharedAnswers(now);
  const diagnostics = createDiagnosticRecorder({ db, log: options.log });
  const loadedPages = createLoadedPages({ db, maxBytes: options.loadedPagesBytes ?? LOADED_PAGES_BYTES, now });
  const renderer = createPageRenderer({
    db,
    loadedPages,
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
    headerRoomScript: options.headerRoomScript ?? null,
    motionScript: options.motionScript ?? null,
    listScript: options.listScript ?? null,
  });
  const previewStyles = createSiteStyles(previewCompiler);
  const previews = createPreviews({
    ...{ db, themes, frames, answers, styles, previewStyles, draftStylesheets, pool, now },
  });
  const cache = new PageCache({ maxBytes: options.cacheBytes ?? CACHE_BYTES, now });
  const shared = sharedPages({ themes, renderer, loadedPages, cache, now, isDevelopment: config.isDevelopment });
  return {
    themes,
    styles,
    draftStylesheets,
    diagnostics,
    previews,
    drafts: createDraftPages({
      ...{ db, themes, styles, draftStylesheets, frames, now, scripts: [LOADER_PATH] },
      blockStyles: options.blockStyles ?? null,
      blockSheets: options.blockSheets ?? {},
      compatScript: options.compatScript ?? null,
      compatWidgetsScript: options.compatWidgetsScript ?? null,
      menuScript: options.menuScript ?? null,
      headerRoomScript: options.headerRoomScript ?? null,
      motionScript: options.motionScript ?? null,
      listScript: options.listScript ?? null,
      canvasScript: options.canvasScript ?? null,
    }),
    frameOf: (site) => frames.of(site),
    inLanguage: async (site, reply) => (hasAddresses(reply) ? replyInLanguage(await frames.of(site), reply) : reply),
    codeSourcesOf: ({ settings }) => allowedCodeSources(settings),
    settle(site, html, surface) {
      const theme = themes.held(site) ?? { name: '', mark: themes.mark, requests: asksNothing };
      return settlePage(theme, site.settings, html, surface === 'checkout');
    },
    stringsOf: async (site, language) => templateWords((await themes.load(site)).compiled, language),
    async stylesheetsOf(site) {
      const theme = await themes.load(site);
      const sheets = await Promise.all([styles.of(theme, looksOf(site, theme)), styles.lentTo(theme)]);
      return sheets.filter((sheet) => sheet !== null);
    },
    tryServe: shared.tryServe,
    renderSitePage: shared.render,
    ...systemPages({ renderer, shared, now }),
    ...pagesForOne(renderer),
    invalidate(websiteId) {
      frames.forget(websiteId);
      answers.forget(websiteId);
      loadedPages.forget(websiteId);
      cache.forgetSite(websiteId);
      shared.forget(websiteId);
    },
    cacheFigures: () => [cache.figures(), loadedPages.figures()],
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
