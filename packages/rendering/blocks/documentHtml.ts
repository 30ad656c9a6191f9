import {
  type Block,
  blockNumber,
  definitionOf,
  isFeatureOn,
  type PageDocument,
  phonePlaces,
  type Section,
} from '@quoin/domain/blocks';
import { RECORD_SETTINGS } from '@quoin/domain/document';
import { type Placement, readingOrder } from '@quoin/domain/layout';
import { backgroundFilmHtml } from '../page/backgroundFilm.ts';
import type { PageContent } from '../page/content/pageContent.ts';
import { settingObject } from '../page/data/settings.ts';
import { escapeHtml } from '../page/escape.ts';
import type { DataRequest } from '../page/requests.ts';
import type { BlockContext } from './block.ts';
import { frameClasses, frameStyle } from './blockFrame.ts';
import { kindOf } from './kinds.ts';
import { pictureHtml } from './picture.ts';

/** What the blocks of a page ask for. */
export function documentNeeds(document: PageDocument, page: PageContent): readonly DataRequest[] {
  const blocks = document.sections.flatMap((section) => section.blocks);
  return blocks.flatMap((block) => needsOf(block, page));
}

/** What a block asks for; one that cannot even say so is found broken when it is rendered. */
function needsOf({ type, value }: Block, page: PageContent): readonly DataRequest[] {
  try {
    return kindOf(type)?.needs?.(value, page) ?? [];
  } catch {
    return [];
  }
}

/**
 * Returns a page's sections as HTML. Blocks are in reading order, and the grid of `blocks.css` positions them.
 * `isBelow`: other content comes first on the page.
 */
export function documentHtml(document: PageDocument, context: BlockContext, isBelow = false): string {
  const leading = isBelow ? null : leadingSection(document.sections);
  return document.sections.map((section) => sectionHtml(section, section === leading, context)).join('\n');
}

const PICTURES: ReadonlySet<string> = new Set(['image', 'gallery']);
/** Below so many sections nobody sees a picture before scrolling. */
const FIRST_SCREEN = 2;

/** The section with the picture people wait for at the top of a page: it comes at once and before others (PF-07). */
export function leadingSection(sections: readonly Section[]): Section | null {
  const above = sections.slice(0, FIRST_SCREEN);
  return above.find((section) => hasPicture(section) || section.blocks.some(({ type }) => PICTURES.has(type))) ?? null;
}

/** Behind everything. */
function hasPicture({ background }: Section): boolean {
  return background.kind !== 'none' && background.imageId !== '';
}

/** One band of a page; the first picture of the leading one does not come lazily. */
export function sectionHtml(section: Section, isFirst: boolean, context: BlockContext): string {
  const classes = ['page-section', `section-height--${section.height}`, `section-width--${section.width}`];
  for (const [name, value] of Object.entries(section.style ?? {})) classes.push(`section-${name}--${value}`);
  const background = backgroundHtml(section, isFirst, context);
  if (background !== '') classes.push('has-section-background');
  const anchor = section.name === '' ? '' : ` aria-label="${escapeHtml(section.name)}"`;
  return [
    `<section class="${classes.join(' ')}" id="section-${escapeHtml(section.id)}" data-section-id="${escapeHtml(section.id)}" data-section-theme="${section.theme}"${anchor}>`,
    background,
    gridHtml(blocksHtml(section, isFirst, context), section.classes),
    '</section>',
  ].join('');
}

/**
 * Renders a block field of the theme: only its grid, because the theme sets the colours and sizes around it. '' if
 * visitors see nothing of it.
 */
export function fieldHtml(section: Section, context: BlockContext): string {
  const blocks = blocksHtml(section, false, context);
  if (blocks === '' && context.isCanvas !== true) return '';
  return `<div class="page-section block-field" data-section-id="${escapeHtml(section.id)}">${gridHtml(blocks)}</div>`;
}

function gridHtml(blocks: string, classes?: string): string {
  return `<div class="content-wrapper"><div class="${withClasses('block-grid', classes)}">${blocks}</div></div>`;
}

function blocksHtml(section: Section, isFirst: boolean, context: BlockContext): string {
  const ordered = readingOrder(section.blocks);
  const leading = isFirst && !hasPicture(section) ? ordered.find(({ type }) => PICTURES.has(type)) : undefined;
  const drawn = ordered.map((block) => ({
    block,
    content: contentOf(block, block === leading ? { ...context, isFirst: true } : context),
  }));
  // On phones, visitors get no space for empty blocks. The editor shows their places.
  const shown = context.isCanvas === true ? section.blocks : drawn.filter(isShown).map(({ block }) => block);
  const phone = phonePlaces(shown);
  return drawn
    .map(({ block, content }) => frameHtml(block, content, phone.get(block.id), context))
    .filter((html) => html !== '')
    .join('\n');
}

function backgroundHtml({ background }: Section, isFirst: boolean, context: BlockContext): string {
  if (background.kind === 'none') return '';
  const image = context.image(background.imageId);
  if (image === null && background.kind === 'image') return '';
  const options = { sizes: '100vw', isDecorative: true, isCropped: true, isFirst };
  const picture = image === null ? '' : pictureHtml(image, options);
  const overlay =
    background.overlay > 0
      ? `<div class="section-background-overlay" style="opacity:${background.overlay / 100}"></div>`
      : '';
  if (background.kind === 'image') return `<div class="section-background">${picture}${overlay}</div>`;
  const { language } = context.page.frame.site;
  return backgroundFilmHtml({ address: background.film, still: picture, over: overlay, language });
}

function isShown({ content }: { readonly content: string | null }): boolean {
  return content !== '' && content !== null;
}

/** One block in its frame (page-data 11); '' when it has nothing to show. */
function frameHtml(block: Block, content: string | null, phone: Placement | undefined, context: BlockContext): string {
  const { type, id, place } = block;
  const isBroken = content === null;
  if (content === '' || (isBroken && context.isCanvas !== true)) return '';
  const style = `${placeStyle('', place)};${placeStyle('p', phone ?? place)}${place.layer > 0 ? `;z-index:${place.layer}` : ''}${frameStyle(block)}`;
  return (
    `<div class="sqs-block ${type}-block sqs-block-${type}${frameClasses(block)}" data-block-type="${blockNumber(type)}"${isBroken ? ' data-block-broken' : ''} id="block-${escapeHtml(id)}" style="${style}">` +
    `<div class="${withClasses('sqs-block-content', block.classes)}">${content ?? ''}</div></div>`
  );
}

function withClasses(own: string, classes: string | undefined): string {
  return classes === undefined ? own : `${own} ${escapeHtml(classes)}`;
}

/** What is inside a block's frame; null when it threw: one block never takes a page with it (ED-48). */
function contentOf({ type, id, value, place }: Block, given: BlockContext): string | null {
  const context = { ...given, columns: place.columns };
  if (!isFeatureOn(definitionOf(type)?.feature, featuresOf(context.page))) return '';
  try {
    return kindOf(type)?.render(value, context, id) ?? '';
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    context.onBroken?.({ id, type, message, stack });
    return null;
  }
}

/** Places as custom properties: the stylesheet uses one set on wide windows and the other on phones. */
function placeStyle(prefix: string, { column, columns, row, rows }: Placement): string {
  return `--${prefix}c:${column};--${prefix}w:${columns};--${prefix}r:${row};--${prefix}h:${rows}`;
}

/** Types that are switched off for the site (ENUM-07). */
function featuresOf({ frame }: PageContent): unknown {
  return settingObject(frame.site.settings, RECORD_SETTINGS.site).blockFeatures;
}
