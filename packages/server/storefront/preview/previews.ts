import { createHash } from 'node:crypto';
import { parseQueryString } from '@quoin/domain/site';
import {
  type CollectionContent,
  collectionUrl,
  type DataRequest,
  dataNeedsOf,
  itemUrl,
  type PageContent,
  requestKey,
} from '@quoin/rendering/page';
import { type Preview, type PreviewInput, type StopReason, stoppedProblem } from '@quoin/rendering/preview';
import { readTheme } from '@quoin/rendering/theme';
import { hasItems, loadItems, pageParameters, pagePath } from '../../pages/index.ts';
import type { SiteDatabase } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import type { LoadedTheme, RenderPool, Themes } from '../../themes/index.ts';
import { type DraftStylesheets, looksOf, type SiteStyles, type SiteStylesheet } from '../../themes/index.ts';
import { iconOf, tweakValuesOf, withSystemTitle } from '../answering/pageRenderer.ts';
import type { SharedAnswers } from '../answering/sharedAnswers.ts';
import { loadPage } from '../loading/loadPage.ts';
import type { SiteFrames } from '../loading/siteFrame.ts';

/** A page of a site to try templates out on. */
export interface PreviewPage {
  readonly path: string;
  readonly title: string;
  /** The page it belongs to; '' for the pages of the navigation themselves. */
  readonly group: string;
}

/** Everything one page is made of, but the files of its theme. */
export type PreviewMaterial = Omit<PreviewInput, 'files' | 'fallback'> & { readonly status: 200 | 404 };

export type PreviewAnswer =
  | { readonly kind: 'rendered'; readonly preview: Preview }
  | { readonly kind: 'stopped'; readonly reason: StopReason; readonly preview: Preview }
  | { readonly kind: 'busy' };

/** Tries templates out on real pages; nothing here is published, cached for visitors or recorded. */
export interface Previews {
  pagesOf(site: Site): Promise<readonly PreviewPage[]>;
  /** `path` may carry a query. `needs`: what changed templates ask for beyond what the published ones do. */
  materialOf(site: Site, path: string, needs: readonly DataRequest[]): Promise<PreviewMaterial>;
  /** The page with some files of the theme replaced, rendered in a thread with a deadline. */
  render(site: Site, path: string, changed: ReadonlyMap<string, string>): Promise<PreviewAnswer>;
  /** A stylesheet that a preview or the site's pages were given lately. */
  findStylesheet(site: Site, hash: string): Promise<Pick<SiteStylesheet, 'body'> | null>;
}

export interface PreviewsOptions {
  readonly db: SiteDatabase;
  readonly themes: Themes;
  readonly frames: SiteFrames;
  readonly answers: SharedAnswers;
  readonly styles: SiteStyles;
  /** Separate: previews neither wait for visitors' stylesheets nor evict them from the cache. */
  readonly previewStyles: SiteStyles;
  readonly draftStylesheets: DraftStylesheets;
  readonly pool: RenderPool;
  readonly now: () => number;
}

const MAX_ROUNDS = 3;
const ITEMS_PER_PAGE = 8;

export function createPreviews(options: PreviewsOptions): Previews {
  const { db, themes, now } = options;

  async function materialOf(
    site: Site,
    path: string,
    { theme, sheet, needs }: { theme: LoadedTheme; sheet: SiteStylesheet; needs: readonly DataRequest[] },
  ): Promise<PreviewMaterial> {
    const frame = await options.frames.of(site);
    const [name = '/', search = ''] = path.split('?', 2);
    const request = { path: pagePath(decodedPath(name)), parameters: pageParameters(parseQueryString(search)) };
    return db.inSite({ websiteId: site.id }, async (trx) => {
      const found = await loadPage(trx, frame, request);
      const page = withSystemTitle(found.page, theme);
      const wanted = distinct([...dataNeedsOf(theme.compiled, page, now()), ...needs]);
      const answers = await options.answers.load(trx, site, page, wanted);
      const scopedStyles = (await options.styles.lentTo(theme))?.address ?? null;
      const addresses = { stylesheet: sheet.address, scopedStyles, scripts: [], icon: iconOf(theme) };
      return { page, answers, addresses, tweakValues: tweakValuesOf(site), now: now(), status: found.status };
    });
  }

  async function sheetFor(site: Site, theme: LoadedTheme, changed: ReadonlyMap<string, string>) {
    const changesStyles = [...changed.keys()].some((name) => name.startsWith('styles/') || name === 'template.conf');
    if (!changesStyles) return options.styles.of(theme, looksOf(site, theme));
    const hash = createHash('sha256')
      .update(JSON.stringify([...changed]))
      .digest('base64url')
      .slice(0, 16);
    const compiled = { theme: readTheme(new Map([...theme.files, ...changed])) };
    const changedTheme = { name: theme.name, version: `${theme.version}+${hash}`, compiled, lender: theme.lender };
    const sheet = await options.previewStyles.of(changedTheme, looksOf(site, theme));
    await options.draftStylesheets.keep(site.id, [sheet]);
    return sheet;
  }

  return {
    async pagesOf(site) {
      const { collections } = await options.frames.of(site);
      const enabled = collections.filter((collection) => collection.isEnabled);
      return db.inSite({ websiteId: site.id }, async (trx) => {
        const pages: PreviewPage[] = [];
        for (const collection of enabled) {
          const title = collection.navigationTitle || collection.title;
          pages.push({ path: addressOf(collection), title, group: '' });
          if (!hasItems(collection)) continue;
          const order = collection.ordering === CHRONOLOGICAL ? ('date' as const) : ('owner' as const);
          const items = await loadItems(trx, site.id, { collectionId: collection.id, order, limit: ITEMS_PER_PAGE });
          for (const item of items) pages.push({ path: itemUrl(collection, item), title: item.title, group: title });
        }
        return pages;
      });
    },
    async materialOf(site, path, needs) {
      const theme = await themes.load(site);
      return materialOf(site, path, { theme, sheet: await sheetFor(site, theme, new Map()), needs });
    },
    async render(site, path, changed) {
      const theme = await themes.load(site);
      const sheet = await sheetFor(site, theme, changed);
      const files = new Map([...theme.files, ...changed]);
      let needs: readonly DataRequest[] = [];
      for (let round = 1; ; round += 1) {
        const { status: _, ...material } = await materialOf(site, path, { theme, sheet, needs });
        const input = { ...material, files, fallback: theme.fallbackFiles, styleDiagnostics: sheet.diagnostics };
        const outcome = await options.pool.render(input);
        if (outcome.kind === 'busy') return outcome;
        if (outcome.kind === 'stopped') return { ...outcome, preview: nothing(material.page, outcome.reason) };
        if (outcome.preview.missing.length === 0 || round === MAX_ROUNDS) return outcome;
        needs = distinct([...needs, ...outcome.preview.missing]);
      }
    },
    async findStylesheet(site, hash) {
      const held = options.previewStyles.find(hash) ?? options.styles.find(hash);
      if (held !== null) return held;
      const sheet = await sheetFor(site, await themes.load(site), new Map());
      return sheet.hash === hash ? sheet : options.draftStylesheets.find(site.id, hash);
    },
  };
}

const CHRONOLOGICAL = 2;

/** The home page answers at `/` and at its own address; people know it as the first. */
function addressOf(collection: CollectionContent): string {
  return collection.isHomepage ? '/' : collectionUrl(collection);
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function nothing(page: PageContent, reason: StopReason): Preview {
  return { html: '', problems: [stoppedProblem(page, reason)], missing: [] };
}

function distinct(requests: readonly DataRequest[]): readonly DataRequest[] {
  return [...new Map(requests.map((request) => [requestKey(request), request])).values()];
}
