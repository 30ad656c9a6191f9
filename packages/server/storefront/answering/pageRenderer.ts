import {
  type DataRequest,
  dataNeedsOf,
  type HeadAddresses,
  inPageLanguage,
  type PageContent,
  pageProblems,
  type RenderedPage,
  type ReportingPlace,
  renderPage,
  type SiteFrame,
  settingTexts,
  systemTitle,
  type TemplateProblem,
} from '@quoin/rendering/page';
import type { SiteDatabase, SiteTransaction } from '../../platform/database/database.ts';
import { speakFor } from '../../platform/languages/ownTexts.ts';
import { contextOf, snapshotOf } from '../../platform/languages/siteInLanguage.ts';
import type { Site } from '../../sites/index.ts';
import type { DiagnosticRecorder, LoadedTheme, Themes } from '../../themes/index.ts';
import {
  type FirstRenders,
  type GlobalScripts,
  globalsOf,
  isTried,
  LIVE_RELOAD_PATH,
  looksOf,
  type SiteStyles,
  THEME_PREVIEW_SCRIPT_PATH,
} from '../../themes/index.ts';
import type { PageBasis } from '../loading/pageState.ts';
import { type SiteFrames, siteInSnapshot } from '../loading/siteFrame.ts';
import type { LoadedPages, WholePage } from './loadedPages.ts';
import type { LoadedPage } from './pageContents.ts';
import type { SharedAnswers } from './sharedAnswers.ts';

export interface PageRendererOptions extends GlobalScripts {
  readonly db: SiteDatabase;
  readonly themes: Themes;
  readonly styles: SiteStyles;
  readonly frames: SiteFrames;
  readonly answers: SharedAnswers;
  readonly loadedPages: LoadedPages;
  readonly diagnostics: DiagnosticRecorder;
  /** Tries changed templates out before this thread renders them. */
  readonly firstRenders: FirstRenders;
  /** Milliseconds. */
  readonly now: () => number;
  readonly isDevelopment: boolean;
  /** Address of the stylesheet of sections and blocks; null where nothing was built. */
  readonly blockStyles: string | null;
  /** Of blocks that few pages have, by name. */
  readonly blockSheets: Readonly<Record<string, string>>;
  /** Where pages report to. */
  readonly reporting: ReportingPlace;
}

/** A page as data, with the theme that would show it. */
export interface PageData extends LoadedPage {
  readonly theme: LoadedTheme;
  /** Null: what is made of it is not kept. */
  readonly basis: PageBasis | null;
}

/** A page with everything it was made of. */
export interface Rendering extends Omit<PageData, 'basis'> {
  readonly rendered: RenderedPage;
}

/** Loads the page a request is about; null when there is none. */
export type PickPage = (trx: SiteTransaction, frame: SiteFrame) => Promise<LoadedPage | null>;

/** Both answer null where there is no page. */
export interface PageRenderer {
  /** `key`: what the page is kept as; left out: it is for one visitor. */
  render(site: Site, pick: PickPage, key?: string): Promise<Rendering | null>;
  /** Without running a template, and without what only templates ask for. Everybody may get it. */
  load(site: Site, pick: PickPage): Promise<PageData | null>;
}

const RENDER_LIMIT_MS = 2_000;
/** Requests that only turn up while rendering (attributes inside loops) may in turn bring new ones. */
const MAX_ROUNDS = 3;
/** Publishing within the moment between two rounds is rare. Twenty times in a row is a script. */
const MAX_ATTEMPTS = 20;
const SNAPSHOT = { isolation: 'repeatable read' } as const;
export const LOADER_PATH = '/assets/storefront/loader.js';

/** Renders pages of any site from the database. No connection is held while a template runs. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { db, now, answers: shared } = options;
  const scriptsOf = (site: Site) => [
    LOADER_PATH,
    ...(options.isDevelopment ? [LIVE_RELOAD_PATH] : []),
    ...(site.tried === undefined ? [] : [THEME_PREVIEW_SCRIPT_PATH]),
  ];

  /** What one visitor alone gets may show what she has just done: a replica may not have it yet. */
  function inSnapshot<T>(site: Site, key: string | undefined, work: (trx: SiteTransaction) => Promise<T>): Promise<T> {
    return key === undefined ? db.inSite(contextOf(site), work, SNAPSHOT) : db.inSnapshot(snapshotOf(site), work);
  }

  /** Returns null when the site was published again before everything was loaded. */
  async function renderWhole(parts: PageParts): Promise<RenderedPage | null> {
    const { site, theme, page, answers } = parts;
    for (let round = 1; ; round += 1) {
      const end = now() + RENDER_LIMIT_MS;
      const isExpired = () => now() > end;
      const rendered = renderPage({
        compiled: theme.compiled,
        page,
        answers,
        addresses: parts.addresses,
        tweakValues: parts.tweakValues,
        now: now(),
        isExpired,
      });
      if (rendered.missing.length === 0 || round === MAX_ROUNDS) return rendered;
      const more = await inSnapshot(site, parts.key, async (trx) =>
        (await siteInSnapshot(trx, site)) === site ? shared.load(trx, site, page, rendered.missing) : null,
      );
      if (more === null) return null;
      for (const [key, answer] of more) answers.set(key, answer);
    }
  }

  /** The page and everything it is made of, in one snapshot: all of one published version (EDT-3). */
  function loadWhole(given: Site, { pick, key }: Asked, theme: LoadedTheme): Promise<WholePage | null> {
    return inSnapshot(given, key, async (trx) => {
      const picked = await pickIn(trx, given, pick, theme);
      if (picked === null) return null;
      const { site, page } = picked;
      const needs: readonly DataRequest[] = dataNeedsOf(theme.compiled, page, now());
      const [answers, basis] = await Promise.all([
        shared.load(trx, site, page, needs),
        key === undefined ? null : options.loadedPages.basisOf(trx, picked),
      ]);
      const whole = { ...picked, answers: new Map(answers) };
      if (key !== undefined && basis !== null) options.loadedPages.keepPage(key, whole, basis);
      return whole;
    });
  }

  async function pickIn(trx: SiteTransaction, given: Site, pick: PickPage, theme: LoadedTheme) {
    const site = await siteInSnapshot(trx, given);
    const found = await pick(trx, await options.frames.within(trx, site));
    return found && { ...found, site, page: withSystemTitle(found.page, theme) };
  }

  async function load(given: Site, pick: PickPage, theme: LoadedTheme): Promise<PageData | null> {
    const loaded = await db.inSnapshot(snapshotOf(given), async (trx) => {
      const picked = await pickIn(trx, given, pick, theme);
      return picked && { ...picked, basis: await options.loadedPages.basisOf(trx, picked) };
    });
    if (loaded === null) return null;
    const { site, status, isShareable, page, basis } = loaded;
    if (site.theme !== given.theme) return load(site, pick, await options.themes.load(site));
    return { status, isShareable, page, theme, basis };
  }

  async function renderWith(given: Site, asked: Asked, theme: LoadedTheme, attempt = 1): Promise<Rendering | null> {
    const known = asked.key === undefined ? null : await options.loadedPages.findPage(given, asked.key);
    const loaded = known ?? (await loadWhole(given, asked, theme));
    if (loaded === null) return null;
    const { site, page, answers } = loaded;
    if (site.theme !== given.theme) return renderWith(site, asked, await options.themes.load(site));
    const tweakValues = tweakValuesOf(site);
    const sheet = await options.styles.of(theme, looksOf(site, theme));
    const lent = await options.styles.lentTo(theme);
    const addresses = {
      ...{ stylesheet: sheet.address, blockStyles: options.blockStyles, icon: iconOf(theme) },
      scopedStyles: lent?.address ?? null,
      scripts: scriptsOf(site),
      blockSheets: options.blockSheets,
      reporting: options.reporting,
      ...globalsOf(theme, options),
    };
    const parts: PageParts = { key: asked.key, site, theme, page, answers, addresses, tweakValues };
    const findings = { theme, pagePath: page.path, ofTheme: theme.problems() };
    const stopped = isTried(theme) ? null : await options.firstRenders.tryOut({ ...parts, now: now() });
    // Problems of a theme that is only tried out are not reported to the owner as if they were on the site.
    const record = (ofPage: readonly TemplateProblem[]) =>
      site.tried === undefined ? options.diagnostics.record(site, { ...findings, ofPage }) : undefined;
    if (stopped !== null && theme.previous !== null) {
      record([stopped]);
      return renderWith(site, asked, theme.previous);
    }
    // In the words that belong to what was read: those of the request may be older.
    const rendered = await speakFor(site, () => renderWhole(parts));
    if (rendered === null) {
      if (attempt === MAX_ATTEMPTS) throw new Error('The site is published faster than its pages can be loaded.');
      return renderWith(site, asked, theme, attempt + 1);
    }
    record(pageProblems(rendered.diagnostics, sheet.diagnostics));
    return {
      status: loaded.status,
      isShareable: loaded.isShareable,
      page,
      rendered: inPageLanguage(rendered, page),
      theme,
    };
  }

  return {
    render: async (site, pick, key) => renderWith(site, { pick, key }, await options.themes.load(site)),
    load: async (site, pick) => load(site, pick, await options.themes.load(site)),
  };
}

interface Asked {
  readonly pick: PickPage;
  readonly key: string | undefined;
}

interface PageParts {
  readonly key: string | undefined;
  readonly site: Site;
  readonly theme: LoadedTheme;
  readonly page: PageContent;
  readonly answers: Map<string, unknown>;
  readonly addresses: HeadAddresses;
  readonly tweakValues: Readonly<Record<string, string>>;
}

/** The owner's choices of tweaks, by tweak key. */
export function tweakValuesOf(site: Site): Readonly<Record<string, string>> {
  return site.tried?.keepsTweaks === false ? {} : settingTexts(site.settings, 'tweaks');
}

/** System pages are named by the theme unless the route knows better. */
export function withSystemTitle(page: PageContent, theme: LoadedTheme): PageContent {
  if (page.system === null || page.system.title !== '') return page;
  const title = systemTitle(theme.compiled, page.system.name, page.frame.site.language);
  return { ...page, system: { ...page.system, title } };
}

export function iconOf(theme: LoadedTheme): string {
  return theme.compiled.theme.assets.has('favicon.svg') ? '/assets/favicon.svg' : '/favicon.ico';
}
