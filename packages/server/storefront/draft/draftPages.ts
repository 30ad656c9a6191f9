import { DRAFT_SCREENS_PATH } from '@quoin/contract/endpoints/content';
import { imagesOf } from '@quoin/domain/blocks';
import {
  recordKey,
  recordsOf,
  type SiteRecords,
  SYSTEM_PAGES,
  type SystemPage,
  sectionsOf,
  textIn,
  toPageDocument,
  withoutAutofocus,
} from '@quoin/domain/document';
import { PAGE_TYPES, SITE_SCREENS, type SiteScreenType } from '@quoin/domain/site';
import type { BrokenBlock } from '@quoin/rendering/blocks';
import {
  dataNeedsOf,
  escapeHtml,
  type PageContent,
  type RenderedSections,
  renderPage,
  renderSections,
  type SiteFrame,
} from '@quoin/rendering/page';
import { loadImages } from '../../media/index.ts';
import { draftPath, type PageParameters, pagePath } from '../../pages/index.ts';
import type { SiteDatabase, SiteTransaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/ids.ts';
import type { Site } from '../../sites/index.ts';
import type { LoadedTheme, Themes } from '../../themes/index.ts';
import {
  type DraftStylesheets,
  type GlobalScripts,
  globalsOf,
  looksOf,
  type SiteStyles,
  settlePage,
} from '../../themes/index.ts';
import { type LoadedPage, systemPageContent } from '../answering/pageContents.ts';
import { iconOf, tweakValuesOf, withSystemTitle } from '../answering/pageRenderer.ts';
import { pageOfItem } from '../loading/itemPages.ts';
import { loadAnswers } from '../loading/loadAnswers.ts';
import { loadPage } from '../loading/loadPage.ts';
import type { SiteFrames } from '../loading/siteFrame.ts';
import { draftFrame, draftSite, pageAtPath, pageImagesOf } from './draftFrame.ts';
import type { SampleScreens } from './sampleScreens.ts';

/** Pages of a site as in its draft. Nothing of them is kept for visitors. */
export interface DraftPages {
  /** `isCanvas`: with our script before all others, for the editor's frame. */
  page(
    site: Site,
    records: SiteRecords,
    wanted: WantedDraft,
  ): Promise<{ readonly status: 200 | 404; readonly html: string }>;
  /** Returns some sections of a page, as they are in it. Those that are not on the page are left out. */
  sections(site: Site, records: SiteRecords, wanted: WantedSections): Promise<Readonly<Record<string, string>>>;
  /** Blocks of these sections that cannot be shown, and why. */
  broken(site: Site, records: SiteRecords, wanted: WantedSections): Promise<readonly BrokenBlock[]>;
}

export interface WantedSections {
  readonly page: string;
  readonly sections: readonly string[];
}

export interface WantedDraft {
  readonly path: string;
  readonly parameters: PageParameters;
  readonly isCanvas: boolean;
  /** Left out: no system page is shown. */
  readonly samples?: SampleScreens | undefined;
}

export interface DraftPagesOptions extends GlobalScripts {
  readonly db: SiteDatabase;
  readonly themes: Themes;
  readonly styles: SiteStyles;
  readonly draftStylesheets: DraftStylesheets;
  readonly frames: SiteFrames;
  readonly now: () => number;
  readonly scripts: readonly string[];
  readonly blockStyles: string | null;
  readonly blockSheets: Readonly<Record<string, string>>;
  /** Address of the script that makes a page a canvas; null where nothing was built. */
  readonly canvasScript: string | null;
}

const RENDER_LIMIT_MS = 2_000;
const MAX_ROUNDS = 3;
type Answers = Map<string, unknown>;

export function createDraftPages(options: DraftPagesOptions): DraftPages {
  const { db, now } = options;

  /** A page with everything it is made of, in one snapshot. */
  async function load(
    site: Site,
    records: SiteRecords,
    theme: LoadedTheme,
    wanted: Omit<WantedDraft, 'isCanvas'> & { readonly only?: readonly string[] },
  ): Promise<LoadedPage & { readonly answers: Answers }> {
    const live = await options.frames.of(site);
    const screen = screenAt(wanted.path);
    const system = systemPageAt(wanted.path);
    const sample = system === null ? undefined : await wanted.samples?.(site, live, system);
    const work = async (trx: SiteTransaction) => {
      const images = await loadImages(trx, site.id, pageImagesOf(records).filter(isId));
      const shown = pageAtPath(records, wanted.path);
      const frame = draftFrame(live, site, { records, images, shown, now: now() });
      const loaded =
        screen !== null
          ? screenPage(frame, screen)
          : sample !== undefined
            ? { status: 200 as const, isShareable: false, page: systemPageContent(frame, sample) }
            : await loadPage(trx, frame, {
                ...wanted,
                isEditor: true,
                loadDocument: (id) => documentOf(trx, site.id, records, { page: id, only: wanted.only }),
              });
      const page = withSystemTitle(loaded.page, theme);
      const needs = dataNeedsOf(theme.compiled, page, now());
      return { ...loaded, page, answers: new Map(await loadAnswers(trx, page, needs)) };
    };
    return db.inSite({ websiteId: site.id }, work, { isolation: 'repeatable read' });
  }

  async function more(site: Site, page: PageContent, answers: Answers, missing: Parameters<typeof loadAnswers>[2]) {
    const found = await db.inSite({ websiteId: site.id }, (trx) => loadAnswers(trx, page, missing));
    for (const [key, answer] of found) answers.set(key, answer);
  }

  /**
   * Adds the editor's script first, whatever the theme does. Then the styles of blocks, which may come to a page that
   * has none yet, and the site's style as a separate sheet, which the editor rewrites while a user changes it.
   */
  function asCanvas(html: string, style: string): string {
    const { canvasScript, blockStyles } = options;
    const script = canvasScript === null ? '' : `<script src="${escapeHtml(canvasScript)}"></script>`;
    const sheets = [...(blockStyles === null ? [] : [blockStyles]), ...Object.values(options.blockSheets)];
    const missing = sheets.filter((sheet) => !html.includes(`href="${escapeHtml(sheet)}"`));
    const styles = missing.map((sheet) => `<link rel="stylesheet" href="${escapeHtml(sheet)}">`).join('');
    const own = `<link rel="stylesheet" href="${escapeHtml(style)}" data-sheet="style">`;
    return withoutAutofocus(html.replace(/<head(?:\s[^>]*)?>/i, (head) => `${head}${script}${styles}${own}`));
  }

  return {
    async page(live, records, { isCanvas, ...request }) {
      const site = isCanvas ? withoutCode(draftSite(live, records)) : draftSite(live, records);
      const theme = await options.themes.load(site);
      const tweakValues = tweakValuesOf(site);
      const inTwo = isCanvas ? await options.styles.inTwo(theme, looksOf(site, theme)) : null;
      const sheet = inTwo?.theme ?? (await options.styles.of(theme, looksOf(site, theme)));
      await options.draftStylesheets.keep(site.id, [sheet, inTwo?.style ?? null]);
      const { page, answers, status } = await load(site, records, theme, { ...request, path: pagePath(request.path) });
      // Our widgets would ask for the visitor's own cart.
      const scripts = systemPageAt(pagePath(request.path)) === null ? options.scripts : [];
      const addresses = {
        ...{ stylesheet: sheet.address, blockStyles: options.blockStyles, scripts },
        blockSheets: options.blockSheets,
        scopedStyles: (await options.styles.lentTo(theme))?.address ?? null,
        ...{ icon: iconOf(theme), ...globalsOf(theme, options) },
      };
      for (let round = 1; ; round += 1) {
        const end = now() + RENDER_LIMIT_MS;
        const rendered = renderPage({
          ...{ compiled: isCanvas ? theme.marked() : theme.compiled },
          ...{ page, answers, addresses, tweakValues, now: now() },
          isExpired: () => now() > end,
          isCanvas,
        });
        if (rendered.missing.length === 0 || round === MAX_ROUNDS)
          return { status, html: inTwo ? asCanvas(rendered.html, inTwo.style.address ?? '') : rendered.html };
        await more(site, page, answers, rendered.missing);
      }
    },
    sections: async (live, records, wanted) => (await sections(live, records, wanted)).sections,
    broken: async (live, records, wanted) => (await sections(live, records, wanted)).broken,
  };

  async function sections(live: Site, records: SiteRecords, wanted: WantedSections): Promise<Shown> {
    const path = await db.inSite({ websiteId: live.id }, (trx) => draftPath(trx, live.id, records, wanted.page));
    if (path === null) return NOTHING;
    const site = draftSite(live, records);
    const theme = await options.themes.load(site);
    const { page, answers } = await load(site, records, theme, { path, parameters: {}, only: wanted.sections });
    const shown = page.item === null ? page.collection?.id : pageOfItem(page.item);
    if (shown !== wanted.page) return NOTHING;
    const whole = { ...page, document: page.document ?? null };
    for (let round = 1; ; round += 1) {
      const made = renderSections({ compiled: theme.compiled, page: whole, answers, now: now() }, wanted.sections);
      if (made.missing.length === 0 || round === MAX_ROUNDS) return settledSections(made, theme, site);
      await more(site, page, answers, made.missing);
    }
  }
}

/** Blocks may contain partials of the theme. */
function settledSections(made: RenderedSections, theme: LoadedTheme, site: Site): RenderedSections {
  const settled = Object.entries(made.sections).map(
    ([id, html]) => [id, settlePage(theme, site.settings, html, false).html] as const,
  );
  return { ...made, sections: Object.fromEntries(settled) };
}

/** Where the editor looks at what is no page of the owner: `/config/screens/cart`. */
function systemPageAt(path: string): SystemPage | null {
  return SYSTEM_PAGES.find((page) => path === `${DRAFT_SCREENS_PATH}/${page}`) ?? null;
}

/** Does the same for standalone screens: `/config/screens/lock-screen`. */
function screenAt(path: string): SiteScreenType | null {
  return SITE_SCREENS.find((type) => path === `${DRAFT_SCREENS_PATH}/${type}`) ?? null;
}

function screenPage(frame: SiteFrame, type: SiteScreenType): LoadedPage {
  const title = type === 'lock-screen' ? 'Lock screen' : 'Single sign-on';
  const pageType = type === 'lock-screen' ? PAGE_TYPES.lockScreen : PAGE_TYPES.ssoPage;
  const page = systemPageContent(frame, { name: type, title, path: '/', pageType, view: { screen: {} } });
  return { status: 200, page, isShareable: false };
}

type Shown = Pick<RenderedSections, 'sections' | 'broken'>;
const NOTHING: Shown = { sections: {}, broken: [] };

/** Removes the owner's code, so that what is edited stays still. Previews run it. */
function withoutCode(site: Site): Site {
  return { ...site, settings: { ...site.settings, siteCode: {} } };
}

/** A page's document out of records; null for a page that has no section. `only`: the blocks of other sections are left out. */
async function documentOf(
  trx: SiteTransaction,
  websiteId: string,
  records: SiteRecords,
  { page, only }: { readonly page: string; readonly only?: readonly string[] | undefined },
): Promise<NonNullable<PageContent['document']> | null> {
  const own = sectionsOf(records, page);
  if (own.length === 0) return null;
  const isMeant = (id: string) => only === undefined || only.includes(id);
  const content = toPageDocument(only === undefined ? records : onlyOf(records, own, isMeant), page);
  return { content, images: await loadImages(trx, websiteId, imagesOf(content).filter(isId)) };
}

/** The sections of a page, bare but for those that are meant: reading a page of a thousand blocks for one of them takes long. */
function onlyOf(records: SiteRecords, sections: readonly string[], isMeant: (id: string) => boolean): SiteRecords {
  const bare = sections.map((id) => {
    const record = records.get(recordKey('section', id)) ?? {};
    return [recordKey('section', id), isMeant(id) ? record : { page: record.page!, order: record.order! }] as const;
  });
  const blocks = recordsOf(records, 'block').filter(([, block]) => isMeant(textIn(block, 'section')));
  return new Map([...bare, ...blocks.map(([id, block]) => [recordKey('block', id), block] as const)]);
}
