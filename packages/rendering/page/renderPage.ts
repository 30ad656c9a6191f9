import { bindingTo } from '@quoin/domain/document';
import type { TweakValues } from '@quoin/domain/styles';
import type { Diagnostic } from '@quoin/template';
import {
  type BlockContext,
  type BrokenBlock,
  documentHtml,
  fieldHtml,
  formPlace,
  leadingSection,
  renderFormBlock,
  sectionHtml,
} from '../blocks/index.ts';
import { presetFonts, webfontsAddress } from '../theme/code/fromHere.ts';
import { around, withFrom, withoutMarks } from './bindings/marks.ts';
import type { CompiledTheme, Unit } from './compileTheme.ts';
import type { PageContent } from './content/pageContent.ts';
import { staticContextHtml } from './context/staticContext.ts';
import { folderNavigationContext, navigationContext } from './data/navigationData.ts';
import { templateData } from './data/pageData.ts';
import { systemTweakData } from './data/systemTweakData.ts';
import { withDisqusThread } from './discussion/disqusHtml.ts';
import { isSharedField } from './fieldsOnPage.ts';
import { type HeadAddresses, headHtml } from './head/head.ts';
import { relatedIds } from './head/relatedIds.ts';
import { indexData, indexHtml, indexParts } from './indexPage.ts';
import { layoutKey } from './layoutKey.ts';
import { mainUnit } from './mainUnit.ts';
import { consentHtml } from './notices/consentHtml.ts';
import { popupHtml, popupOf, popupRequest } from './notices/notices.ts';
import { suggestionsHtml } from './notices/suggestionsHtml.ts';
import { ownerCode } from './ownerCode.ts';
import { labelCustomCarts } from './printed/pill.ts';
import { fillPlaces, type PlaceContext } from './printed/places.ts';
import { PARTS_MARK, withPrintedParts } from './printed/printedParts.ts';
import { saidSoldOut } from './product/soldOutWords.ts';
import type { DataRequest, FormAnswer } from './requests.ts';
import { withLentReviews } from './reviews/lentReviews.ts';
import { screenHtml } from './screens/screenHtml.ts';
import { isComingSoon, screenOf, screenRequest } from './screens/screens.ts';
import { type ShownItem, sectionColumn, sectionText, withText } from './sectionText.ts';
import { systemVariables } from './systemVariables.ts';
import { answerTo, type PageHost } from './tags/pageHost.ts';

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
  /** For an editor: blocks that cannot be shown keep their places. */
  readonly isCanvas?: boolean;
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
  const data = templateData(page, compiled.theme, now, compiled.fallback);
  data.systemTweaks = systemTweakData(compiled.theme.tweaks, options.tweakValues);
  const diagnostics: Diagnostic[] = [];
  const onBroken = (block: BrokenBlock) => void diagnostics.push(brokenDiagnostic(block));
  const host = pageHost({ ...options, onBroken }, data);
  const run = (unit: Unit): string => {
    const { output, errors } = unit.template.render(data, {
      now,
      timeZone: page.frame.site.timeZone,
      locale: page.frame.site.language,
      host,
      isExpired: options.isExpired,
    });
    for (const error of errors) diagnostics.push(unit.place(error));
    return withFrom(output);
  };
  const main = mainUnit(compiled, page);
  const key = layoutKey(compiled, page);
  const squarespace = systemVariables(options, key);
  const headers = headHtml(page, options.addresses, {
    hasForms: hasForms(options.answers),
    contextHtml: contextHtml(options),
    theme: compiled.theme.name,
    fonts: webfontsAddress(presetFonts(compiled.theme.presets, options.tweakValues)),
    relatedIds: relatedIds(page, options.answers),
  });
  const footers = [
    ...[
      PARTS_MARK,
      footersHtml(page, host),
      isComingSoon(page) ? '' : consentHtml(page.frame.site),
      suggestionsHtml(page),
    ],
    ownerCode(page, 'footer'),
  ].join('');
  // Older themes write them with a point.
  Object.assign(squarespace, { headers, footers });
  Object.assign(data, { squarespace, 'squarespace-headers': headers, 'squarespace-footers': footers });
  const onIndex = blockContext({ ...options, onBroken }, host, data);
  if (main !== null && page.parts) Object.assign(data, indexData(page, indexParts(page, page.parts, onIndex)));
  const drawn = sectionsOf({ ...options, onBroken }, host, data);
  // Of an entry they are its text, wherever the theme prints that.
  const isEntryText = page.item !== null && drawn !== '';
  const isPageText = page.collection?.isSectionText === true && page.item === null && main === null && !page.parts;
  if (isEntryText) Object.assign(data, { item: withText(data.item as ShownItem, sectionText(drawn)) });
  const isInColumn = page.collection?.isInColumn === true && page.item === null && drawn !== '';
  const sections = isEntryText || isPageText ? '' : isInColumn ? sectionColumn(drawn) : drawn;
  const places: PlaceContext = { page, now, partial: onIndex.apply, soldOutText: onIndex.soldOutText ?? '' };
  const inPlace = isPageText && drawn !== '' ? sectionText(drawn) : sections;
  const own =
    main === null
      ? ownContent({ ...options, onBroken }, host, data, inPlace)
      : withLentReviews(run(main), compiled, page, () => onIndex.apply('quoin-reviews', {}));
  const mainContent = fillPlaces(main === null || sections === '' ? own : `${aside(own)}\n${sections}`, places);
  squarespace['main-content'] = mainContent;
  squarespace['page-sections'] = sections;
  const layout = withoutRepeats(run(compiled.layout(key)), headers);
  const laidOut = withDisqusThread(fillPlaces(layout, places), page);
  const html = withPrintedParts(labelCustomCarts(laidOut, page.frame.site.language), places, {
    addresses: options.addresses,
    hasShop: data.showCart === true,
  });
  return { html, mainContent, diagnostics, missing: [...host.missing.values()] };
}

/** Where a theme names the headers again, in a comment of a script for instance, they would run a second time. */
function withoutRepeats(html: string, headers: string): string {
  const [before, ...after] = html.split(headers);
  return after.length < 2 ? html : `${before}${headers}${after.join('')}`;
}

/** What scripts of the theme read about the page, where it has any that do. */
function contextHtml({ addresses, compiled, page, tweakValues, now }: RenderPageOptions): string {
  const { name, tweaks } = compiled.theme;
  return addresses.compat ? staticContextHtml(page, { theme: name, tweaks, tweakValues, now }) : '';
}

/** Reports whether the page or its layout contains a form: form styles come with the block styles. */
function hasForms(answers: ReadonlyMap<string, unknown>): boolean {
  return [...answers].some(([key, answer]) => answer !== null && key.startsWith('{"kind":"form"'));
}

/** `{squarespace-footers}`: overlays of the page. */
function footersHtml(page: PageContent, host: PageHost): string {
  const popup = popupOf(page);
  if (popup === null) return '';
  const request = popupRequest(page);
  const answer = request === null ? null : (answerTo(host, request) as FormAnswer | null);
  if (answer === null) return popupHtml(popup);
  return popupHtml(popup, renderFormBlock(answer.form, { ...formPlace(page, answer, 'popup'), isPopup: true }));
}

/** A page's own part without a template: its blocks, or its stored HTML. */
function ownContent(
  options: RenderPageOptions & Broken,
  host: PageHost,
  data: Readonly<Record<string, unknown>>,
  sections: string,
): string {
  const { page } = options;
  const screen = screenOf(page);
  if (screen !== null) return screenHtml(screen, page, screenForm(page, host));
  if (page.parts) return indexHtml(indexParts(page, page.parts, blockContext(options, host, data)));
  const body = bodyHtml(options);
  if (!page.document) return body;
  return page.collection?.keepsTheme === true && body !== '' ? `${aside(body)}\n${sections}` : sections;
}

/** The text of a page, as it is stored. */
function bodyHtml({ page: { collection }, isCanvas }: Pick<RenderPageOptions, 'page' | 'isCanvas'>): string {
  const body = collection?.mainContent ?? '';
  return isCanvas && collection ? around(bindingTo('page', { id: collection.id, field: 'body' }), body) : body;
}

/** Returns a page's sections that appear on it unchanged. '' if it has none. */
function sectionsOf(
  options: RenderPageOptions & Broken,
  host: PageHost,
  data: Readonly<Record<string, unknown>>,
): string {
  const { document, parts, collection, items, item } = options.page;
  const isBelow = collection?.keepsTheme === true || items !== null || item !== null;
  return document && !parts ? documentHtml(document.content, blockContext(options, host, data), isBelow) : '';
}

/** What the theme shows of a page besides its sections: themes give it the page's margins, which sections have themselves. */
function aside(html: string): string {
  return `<div class="page-own">${html}</div>`;
}

/** The form of a screen, with what was typed into it. */
function screenForm(page: PageContent, host: PageHost): string {
  const request = screenRequest(page);
  const answer = request === null ? null : (answerTo(host, request) as FormAnswer | null);
  return answer === null ? '' : renderFormBlock(answer.form, formPlace(page, answer, 'screen'));
}

interface Broken {
  readonly onBroken: (block: BrokenBlock) => void;
}

/** What the owner reads of a block that could not be shown. */
function brokenDiagnostic({ id, type, message }: BrokenBlock): Diagnostic {
  const text = `RuntimeError: The block ${id} could not be shown: ${message}`;
  return {
    code: 'UNEXPECTED_ERROR',
    severity: 'error',
    file: `blocks/${type}.block`,
    line: 1,
    column: 1,
    message: text,
  };
}

function blockContext(
  {
    page,
    compiled,
    now,
    isCanvas,
    onBroken,
  }: Pick<RenderPageOptions, 'page' | 'compiled' | 'now' | 'isCanvas'> & Broken,
  host: PageHost,
  data: Readonly<Record<string, unknown>>,
): BlockContext {
  return {
    page,
    now,
    isCanvas: isCanvas === true,
    onBroken,
    soldOutText: saidSoldOut(data.localizedStrings, page.frame.site.language),
    image: (id) => page.document?.images.get(id) ?? page.frame.blockFields.images.get(id) ?? null,
    answer: (request) => answerTo(host, request),
    apply: (name, scope) => {
      const { site } = page.frame;
      const options = { now, timeZone: site.timeZone, locale: site.language, host };
      const template = name.startsWith('quoin-') || CARDS.has(name) ? compiled.block(name) : compiled.override(name);
      const made = template?.render({ ...data, ...scope }, options).output;
      // A block is chosen as a whole.
      return made === undefined ? null : withoutMarks(made);
    },
  };
}

/** Partials that a theme draws its lists with; others than types of blocks. */
const CARDS: ReadonlySet<string> = new Set(['product-card', 'post-card']);

export interface RenderedSections {
  readonly sections: Readonly<Record<string, string>>;
  readonly missing: readonly DataRequest[];
  /** Blocks that threw; their frames are empty. */
  readonly broken: readonly BrokenBlock[];
}

/** Some sections of a page alone, by their ids: for an editor that puts them in place of what it shows. Never throws. */
export function renderSections(
  options: Pick<RenderPageOptions, 'compiled' | 'page' | 'answers' | 'now'>,
  ids: readonly string[],
): RenderedSections {
  const { compiled, page, now } = options;
  const data = templateData(page, compiled.theme, now, compiled.fallback);
  const broken: BrokenBlock[] = [];
  const onBroken = (block: BrokenBlock) => void broken.push(block);
  const onCanvas = { ...options, isCanvas: true, onBroken };
  const host = pageHost(onCanvas, data);
  const context = blockContext(onCanvas, host, data);
  const sections = page.document?.content.sections ?? [];
  const leading = leadingSection(sections);
  const wanted = sections.filter(({ id }) => ids.includes(id));
  const html = wanted.map((section) => [section.id, sectionHtml(section, section === leading, context)] as const);
  const fields = ids.flatMap((id) => page.frame.blockFields.sections.get(id) ?? []);
  const fieldsHtml = fields.map((field) => [field.id, fieldHtml(field, context)] as const);
  return { sections: Object.fromEntries([...html, ...fieldsHtml]), missing: [...host.missing.values()], broken };
}

function pageHost(
  options: Pick<RenderPageOptions, 'page' | 'compiled' | 'answers' | 'now' | 'isCanvas'> & Broken,
  data: Readonly<Record<string, unknown>>,
): PageHost {
  const { page, compiled, answers } = options;
  const { sections, updatedOn } = page.frame.blockFields;
  const host: PageHost = {
    isPageHost: true,
    page,
    navigation: (name) => navigationContext(page, name, data),
    folderNavigation: () => folderNavigationContext(page, data),
    fields: {
      ...{ sections, updatedOn, isCanvas: options.isCanvas === true },
      print: (section) => fieldHtml(section, blockContext(options, host, data)),
    },
    isSharedField: (tag) => isSharedField(compiled, page, tag),
    answers,
    missing: new Map(),
    isMarked: options.isCanvas === true,
    plainForms: new Set(),
    collectionId: page.item?.collectionId ?? page.collection?.id ?? '',
    itemId: page.item?.id ?? '',
  };
  return host;
}
