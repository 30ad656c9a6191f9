import {
  type DataRequest,
  dataNeedsOf,
  type PageContent,
  type RenderedPage,
  renderPage,
  type SiteFrame,
  settingTexts,
} from '@quoin/rendering/page';
import type { SiteDatabase, SiteTransaction } from '../database/database.ts';
import type { Site } from '../storage/sites.ts';
import type { DiagnosticRecorder } from './diagnosticRecorder.ts';
import { LIVE_RELOAD_PATH } from './liveReload.ts';
import type { LoadedPage } from './loadPage.ts';
import type { SharedAnswers } from './sharedAnswers.ts';
import type { SiteFrames } from './siteFrame.ts';
import type { SiteStyles, SiteStylesheet } from './siteStyles.ts';
import type { LoadedTheme, Themes } from './themes.ts';

export interface PageRendererOptions {
  readonly db: SiteDatabase;
  readonly themes: Themes;
  readonly styles: SiteStyles;
  readonly frames: SiteFrames;
  readonly answers: SharedAnswers;
  readonly diagnostics: DiagnosticRecorder;
  /** Milliseconds. */
  readonly now: () => number;
  readonly isDevelopment: boolean;
}

/** A page with everything it was made of. */
export interface Rendering extends LoadedPage {
  readonly rendered: RenderedPage;
  readonly theme: LoadedTheme;
}

/** Loads the page a request is about; null when there is none. */
export type Pick = (trx: SiteTransaction, frame: SiteFrame) => Promise<LoadedPage | null>;

export type PageRenderer = (site: Site, pick: Pick) => Promise<Rendering | null>;

const RENDER_LIMIT_MS = 2_000;
/** Requests that only turn up while rendering (attributes inside loops) may in turn bring new ones. */
const MAX_ROUNDS = 3;
const LOADER_PATH = '/assets/storefront/loader.js';

/** Renders pages of any site from the database. No connection is held while a template runs. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { db, now, answers: shared } = options;
  const scripts = options.isDevelopment ? [LOADER_PATH, LIVE_RELOAD_PATH] : [LOADER_PATH];

  async function renderWhole(
    site: Site,
    theme: LoadedTheme,
    sheet: SiteStylesheet,
    page: PageContent,
    answers: Map<string, unknown>,
  ): Promise<RenderedPage> {
    const addresses = { stylesheet: sheet.address, scripts, icon: iconOf(theme) };
    const tweakValues = tweakValuesOf(site);
    for (let round = 1; ; round += 1) {
      const end = now() + RENDER_LIMIT_MS;
      const isExpired = () => now() > end;
      const rendered = renderPage({
        compiled: theme.compiled,
        page,
        answers,
        addresses,
        tweakValues,
        now: now(),
        isExpired,
      });
      if (rendered.missing.length === 0 || round === MAX_ROUNDS) return rendered;
      const more = await db.inSite({ websiteId: site.id }, (trx) => shared.load(trx, site, page, rendered.missing));
      for (const [key, answer] of more) answers.set(key, answer);
    }
  }

  return async (site, pick) => {
    const [frame, theme] = await Promise.all([options.frames.of(site), options.themes.load(site.theme)]);
    const sheet = await options.styles.of(theme, tweakValuesOf(site));
    const loaded = await db.inSite({ websiteId: site.id }, async (trx) => {
      const found = await pick(trx, frame);
      if (found === null) return null;
      const page = withSystemTitle(found.page, theme);
      const needs: readonly DataRequest[] = dataNeedsOf(theme.compiled, page, now());
      return { ...found, page, answers: new Map(await shared.load(trx, site, page, needs)) };
    });
    if (loaded === null) return null;
    const { page, answers } = loaded;
    const rendered = await renderWhole(site, theme, sheet, page, answers);
    options.diagnostics.record(site, page.path, findingsOf(rendered, theme, sheet));
    return { status: loaded.status, isShareable: loaded.isShareable, page, rendered, theme };
  };
}

/** The owner's choices of tweaks, by tweak key. */
export function tweakValuesOf(site: Site): Readonly<Record<string, string>> {
  return settingTexts(site.settings, 'tweaks');
}

/** System pages are named by the theme unless the route knows better. */
function withSystemTitle(page: PageContent, theme: LoadedTheme): PageContent {
  if (page.system === null || page.system.title !== '') return page;
  const title = theme.compiled.system(page.system.name)?.page.title ?? '';
  return { ...page, system: { ...page.system, title } };
}

function iconOf(theme: LoadedTheme): string {
  return theme.compiled.theme.assets.has('favicon.svg') ? '/assets/favicon.svg' : '/favicon.ico';
}

function findingsOf(rendered: RenderedPage, theme: LoadedTheme, sheet: SiteStylesheet) {
  const ofPage = rendered.diagnostics.map(({ code, file, line, column, message }) => ({
    code,
    file,
    line,
    column,
    detail: message,
  }));
  return [...ofPage, ...theme.compiled.theme.diagnostics, ...theme.compiled.diagnostics, ...sheet.diagnostics];
}
