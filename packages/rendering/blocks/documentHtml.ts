import {
  type Block,
  blockNumber,
  definitionOf,
  isFeatureOn,
  type PageDocument,
  type Section,
} from '@quoin/domain/blocks';
import { RECORD_SETTINGS } from '@quoin/domain/document';
import { type Placement, phoneArrangement, readingOrder } from '@quoin/domain/layout';
import type { PageContent } from '../page/content.ts';
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

/** A page's sections as HTML. Blocks stand in reading order; the grid of `blocks.css` puts them where they belong. */
export function documentHtml(document: PageDocument, context: BlockContext): string {
  const leading = leadingSection(document.sections);
  return document.sections.map((section) => sectionHtml(section, section === leading, context)).join('\n');
}

const PICTURES: ReadonlySet<string> = new Set(['image', 'gallery']);
/** Below so many sections nobody sees a picture before scrolling. */
const FIRST_SCREEN = 2;

/** The section with the picture people wait for at the top of a page: it comes at once and before others (PF-07). */
export function leadingSection(sections: readonly Section[]): Section | null {
  const above = sections.slice(0, FIRST_SCREEN);
  return (
    above.find(
      ({ background, blocks }) => background.kind !== 'none' || blocks.some(({ type }) => PICTURES.has(type)),
    ) ?? null
  );
}

/** One band of a page; the first picture of the leading one does not come lazily. */
export function sectionHtml(section: Section, isFirst: boolean, context: BlockContext): string {
  const phone = phoneArrangement(section.blocks);
  const ordered = readingOrder(section.blocks);
  const leading =
    isFirst && section.background.kind === 'none' ? ordered.find(({ type }) => PICTURES.has(type)) : undefined;
  const blocks = ordered.map((block) =>
    blockHtml(block, phone.get(block.id), block === leading ? { ...context, isFirst: true } : context),
  );
  const classes = ['page-section', `section-height--${section.height}`, `section-width--${section.width}`];
  const background = backgroundHtml(section, isFirst, context);
  if (background !== '') classes.push('has-section-background');
  const anchor = section.name === '' ? '' : ` aria-label="${escapeHtml(section.name)}"`;
  return [
    `<section class="${classes.join(' ')}" id="section-${escapeHtml(section.id)}" data-section-id="${escapeHtml(section.id)}" data-section-theme="${section.theme}"${anchor}>`,
    background,
    `<div class="content-wrapper"><div class="block-grid">${blocks.join('\n')}</div></div>`,
    '</section>',
  ].join('');
}

function backgroundHtml({ background }: Section, isFirst: boolean, context: BlockContext): string {
  if (background.kind === 'none') return '';
  const image = context.image(background.imageId);
  if (image === null) return '';
  const picture = pictureHtml(image, { sizes: '100vw', isDecorative: true, isCropped: true, isFirst });
  const overlay =
    background.overlay > 0
      ? `<div class="section-background-overlay" style="opacity:${background.overlay / 100}"></div>`
      : '';
  return `<div class="section-background">${picture}${overlay}</div>`;
}

/** One block in its frame (page-data 11); '' when it has nothing to show. */
export function blockHtml(block: Block, phone: Placement | undefined, context: BlockContext): string {
  const { type, id, place } = block;
  const content = contentOf(block, { ...context, columns: place.columns });
  const isBroken = content === null;
  if (content === '' || (isBroken && context.isCanvas !== true)) return '';
  const style = `${placeStyle('', place)};${placeStyle('p', phone ?? place)}${place.layer > 0 ? `;z-index:${place.layer}` : ''}${frameStyle(block)}`;
  return (
    `<div class="sqs-block ${type}-block sqs-block-${type}${frameClasses(block)}" data-block-type="${blockNumber(type)}"${isBroken ? ' data-block-broken' : ''} id="block-${escapeHtml(id)}" style="${style}">` +
    `<div class="sqs-block-content">${content ?? ''}</div></div>`
  );
}

/** What is inside a block's frame; null when it threw: one block never takes a page with it (ED-48). */
function contentOf({ type, id, value }: Block, context: BlockContext): string | null {
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
