import { COLLECTION_TYPES } from '@quoin/domain/site';
import { pageClasses, type TweakValues, tweakClasses } from '@quoin/domain/styles';
import type { Diagnostic } from '@quoin/template';
import type { CompiledTheme, Unit } from './compileTheme.ts';
import type { PageContent } from './content.ts';
import { folderNavigationContext, navigationContext } from './data/navigationData.ts';
import { templateData } from './data/pageData.ts';
import { type HeadAddresses, headHtml } from './head/head.ts';
import { layoutKey } from './layoutKey.ts';
import type { DataRequest } from './requests.ts';
import type { PageHost } from './tags/pageHost.ts';

export interface RenderPageOptions {
  readonly compiled: CompiledTheme;
  readonly page: PageContent;
  /** Scopes of the tags' requests by request key; see `dataNeedsOf`. */
  readonly answers: ReadonlyMap<string, unknown>;
  readonly addresses: HeadAddresses;
  readonly tweakValues: TweakValues;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isExpired?: () => boolean;
}

export interface RenderedPage {
  /** The whole document. */
  readonly html: string;
  /** `{squarespace.main-content}` alone: `?format=main-content`. */
  readonly mainContent: string;
  /** With the files and lines of the theme's author; never shown to visitors. */
  readonly diagnostics: readonly Diagnostic[];
  /** What tags asked for and did not get: load it and render again. */
  readonly missing: readonly DataRequest[];
}

/** One page of a site as HTML: main content first, then the layout around it. Never throws; problems are diagnostics. */
export function renderPage(options: RenderPageOptions): RenderedPage {
  const { compiled, page, now } = options;
  const data = templateData(page, compiled.theme, now);
  const host = pageHost(page, options.answers, data);
  const diagnostics: Diagnostic[] = [];
  const run = (unit: Unit): string => {
    const { output, errors } = unit.template.render(data, {
      now,
      timeZone: page.frame.site.timeZone,
      locale: page.frame.site.language,
      host,
      isExpired: options.isExpired,
    });
    for (const error of errors) diagnostics.push(unit.place(error));
    return output;
  };
  const main = mainUnit(compiled, page);
  const key = layoutKey(compiled, page);
  const squarespace = systemVariables(options, key);
  Object.assign(data, {
    squarespace,
    'squarespace-headers': headHtml(page, options.addresses),
    'squarespace-footers': '',
  });
  const mainContent = main === null ? (page.collection?.mainContent ?? '') : run(main);
  squarespace['main-content'] = mainContent;
  const html = run(compiled.layout(key));
  return { html, mainContent, diagnostics, missing: [...host.missing.values()] };
}

/** The template of the page's own part; null when its stored HTML is the part (site-templates 3). */
export function mainUnit(compiled: CompiledTheme, page: PageContent): Unit | null {
  if (page.system !== null) return compiled.system(page.system.name)?.unit ?? null;
  const { collection } = page;
  if (collection === null || (collection.type === COLLECTION_TYPES.page && page.item === null)) return null;
  if (collection.type === COLLECTION_TYPES.templatePage) return compiled.page(collection.typeName);
  if (page.item !== null) return compiled.item(collection.typeName) ?? compiled.list(collection.typeName);
  return compiled.list(collection.typeName) ?? compiled.item(collection.typeName);
}

function systemVariables(options: RenderPageOptions, key: string): Record<string, string> {
  const { page } = options;
  return {
    'page-id': pageId(page),
    'page-classes': classText(options, key),
    'cart-classes': 'sqs-custom-cart',
    'page-title': page.item?.title ?? page.collection?.title ?? page.system?.title ?? '',
    'template-revision': '1',
    'main-content': '',
  };
}

function pageId(page: PageContent): string {
  if (page.item !== null) return `item-${page.item.id}`;
  return `collection-${page.collection?.id ?? page.system?.name ?? 'none'}`;
}

/** Tweaks in stylesheet order, then the page's own classes (site-templates 7). */
function classText(options: RenderPageOptions, key: string): string {
  const { page, compiled } = options;
  const system = page.system === null ? [] : ['system-page', `system-page-${page.system.name}`];
  const own = pageClasses({
    currency: page.frame.site.currency,
    typeName: page.collection?.typeName ?? 'page',
    layout: key,
    collectionId: page.collection?.id ?? page.system?.name ?? 'none',
    isHomepage: page.collection?.isHomepage === true && page.item === null,
    view: page.item === null ? 'list' : 'item',
  });
  return [...tweakClasses(compiled.theme.tweaks, options.tweakValues), ...own, ...system].join(' ');
}

function pageHost(
  page: PageContent,
  answers: ReadonlyMap<string, unknown>,
  data: Readonly<Record<string, unknown>>,
): PageHost {
  return {
    isPageHost: true,
    navigation: (name) => navigationContext(page, name, data),
    folderNavigation: () => folderNavigationContext(page, data),
    blockFields: page.frame.blockFields,
    answers,
    missing: new Map(),
    collectionId: page.item?.collectionId ?? page.collection?.id ?? '',
    itemId: page.item?.id ?? '',
  };
}
