import { RECORD_TYPES } from '@quoin/domain/site';
import { asNumber, asString, type FormatterDefinition, isTruthy, type RenderContext } from '@quoin/template';
import { isItemOnSale, isItemSoldOut } from './commerce/productItem.ts';
import { inScope, markup, plain } from './define.ts';
import { escapeAttribute } from './escape.ts';
import { focalPoint } from './image.ts';
import { at, entriesOf, printedAt, textAt } from './read.ts';
import { slugify } from './text.ts';

/** Classes by which themes style an item of a list. */
function itemClasses(item: unknown, context: RenderContext): string {
  const promoted = context.resolve('promotedBlockType');
  const author = context.resolve('author.displayName');
  const index = context.resolve('@index');
  const isProduct = asNumber(at(item, 'recordType')) === RECORD_TYPES.storeItem;
  return [
    'hentry',
    ...(isTruthy(promoted) ? [`promoted promoted-block-${slugify(asString(promoted))}`] : []),
    ...labelled('category', context.resolve('categories')),
    ...labelled('tag', context.resolve('tags')),
    ...(isTruthy(author) ? [`author-${slugify(asString(author))}`] : []),
    `post-type-${escapeAttribute(asString(context.resolve('recordTypeLabel')))}`,
    ...(index === undefined ? [] : [`article-index-${asString(index)}`]),
    ...(isTruthy(context.resolve('starred')) ? ['featured'] : []),
    ...(isProduct && isItemOnSale(item) ? ['on-sale'] : []),
    ...(isProduct && isItemSoldOut(item) ? ['sold-out'] : []),
  ].join(' ');
}

/** A class for each entry. */
function labelled(prefix: string, names: unknown): string[] {
  return entriesOf(names).map((name) => `${prefix}-${slugify(asString(name))}`);
}

/** Milliseconds → `m:ss`. */
function humanizeDuration(value: unknown): string {
  const seconds = Math.trunc(asNumber(value) / 1000) || 0;
  return `${Math.trunc(seconds / 60) || 0}:${String(seconds % 60 || 0).padStart(2, '0')}`;
}

function audioPlayer(item: unknown): string {
  const id = escapeAttribute(printedAt(item, 'id'));
  const url = escapeAttribute(printedAt(item, 'structuredContent', 'audioAssetUrl'));
  return (
    "<script>Y.use('squarespace-audio-player-frontend');</script>\n" +
    `<div class="squarespace-audio-player" data-audio-asset-url="${url}" data-item-id="${id}" id="audio-player-${id}"></div>`
  );
}

/** `video [load-false] [color-data]`: the player is stored in an attribute, and a picture covers it. */
function video(item: unknown, options: readonly string[]): string {
  const html = escapeAttribute(textAt(item, 'oembed', 'html'));
  const provider = escapeAttribute(textAt(item, 'oembed', 'providerName'));
  const load = options.includes('load-false') ? ' data-load="false" ' : '';
  const wrapper = `<div class="sqs-video-wrapper" ${load}data-html="${html}" data-provider-name="${provider}">`;
  return `${wrapper}${isTruthy(at(item, 'overlay')) ? videoOverlay(item, options) : ''}</div>`;
}

function videoOverlay(item: unknown, options: readonly string[]): string {
  const hasImage = isTruthy(at(item, 'mainImageId')) || isTruthy(at(item, 'systemDataId'));
  return (
    `<div class="sqs-video-overlay${hasImage ? '' : ' no-thumb'}" style="opacity: 0;">${hasImage ? poster(item, options) : ''}` +
    '<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>'
  );
}

function poster(item: unknown, options: readonly string[]): string {
  const url = escapeAttribute(textAt(item, 'assetUrl'));
  const size = escapeAttribute(textAt(item, 'originalSize'));
  const data = at(item, 'colorData');
  const colors = options.includes('color-data') && isTruthy(data) ? colorAttributes(data) : '';
  return (
    `<img data-load="false" data-src="${url}" data-image-dimensions="${size}" ` +
    `data-image-focal-point="${focalPoint(item)}" ${colors}/>`
  );
}

const COLOR_ATTRIBUTES: readonly (readonly [name: string, attribute: string])[] = [
  ['topLeftAverage', 'data-color-topleft'],
  ['topRightAverage', 'data-color-topright'],
  ['bottomLeftAverage', 'data-color-bottomleft'],
  ['bottomRightAverage', 'data-color-bottomright'],
  ['centerAverage', 'data-color-center'],
];

function colorAttributes(data: unknown): string {
  return COLOR_ATTRIBUTES.map(([name, attribute]) => `${attribute}="#${escapeAttribute(textAt(data, name))}" `).join(
    '',
  );
}

export const CONTENT_FORMATTERS: readonly FormatterDefinition[] = [
  inScope('item-classes', () => itemClasses),
  inScope('AbsUrl', () => (value, context) => `${asString(context.resolve('base-url'))}/${asString(value)}`),
  plain('humanizeDuration', humanizeDuration),
  markup('audio-player', audioPlayer),
  markup('video', (value, _context, { list }) => video(value, list)),
];
