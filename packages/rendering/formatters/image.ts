import { WIDTH_STEPS, widthStepFor } from '@quoin/domain/media';
import {
  asNumber,
  asString,
  type FormatterDefinition,
  isRecord,
  isTruthy,
  member,
  type RenderContext,
} from '@quoin/template';
import { inScope, markup, plain, withArguments } from './define.ts';
import { escapeAttribute } from './escape.ts';
import { at, textAt } from './read.ts';

const LONGEST_ALT = 250;
/** ENUM-05: inside this block type only the block's own alt text counts. */
const IMAGE_BLOCK = 5;
const BAD_SIZE = "Invalid source parameter. Pass in 'originalSize'";

/** Title, else the body without its tags, else the file name. */
export function altText(image: unknown, context: RenderContext): string {
  if (asNumber(context.resolve('blockType')) === IMAGE_BLOCK) return textAt(image, 'altText').trim();
  const title = member(image, 'title');
  if (isTruthy(title)) return asString(title);
  const body = at(image, 'body');
  const text = isTruthy(body) ? spaceTags(asString(body)) : '';
  if (text !== '') return text.slice(0, LONGEST_ALT);
  const filename = at(image, 'filename');
  return isTruthy(filename) ? asString(filename) : '';
}

/** The text between tags, with a space for each tag so that words stay apart. */
function spaceTags(html: string): string {
  return /[<>]/.test(html) ? html.replace(/<[^>]*$|<[^>]*>|>/g, (tag) => (tag.endsWith('>') ? ' ' : '')) : html;
}

export function focalPoint(image: unknown): string {
  const point = member(image, 'mediaFocalPoint');
  return point === undefined ? '0.5,0.5' : `${fraction(member(point, 'x'))},${fraction(member(point, 'y'))}`;
}

/** Nearly all pictures are looked at in the middle, and a fraction costs more to write than all else about a picture. */
function fraction(value: unknown): string {
  return value === 0.5 ? '0.5' : String(asNumber(value));
}

/** The attributes the image loader of existing templates reads, each followed by a space. */
export function imageAttributes(image: unknown, context: RenderContext): string {
  if (image === undefined) return '';
  const url = escapeAttribute(asString(member(image, 'assetUrl')));
  const size = escapeAttribute(asString(member(image, 'originalSize')));
  const key = member(image, 'componentKey');
  const preview = isRecord(member(image, 'licensedAssetPreview')) ? 'data-licensed-asset-preview="true" ' : '';
  const component = key === undefined ? '' : `data-component-key="${escapeAttribute(asString(key))}" `;
  return (
    `${preview}${component}data-src="${url}" data-image="${url}" data-image-dimensions="${size}" ` +
    `data-image-focal-point="${focalPoint(image)}" alt="${escapeAttribute(altText(image, context))}" `
  );
}

function imageTag(image: unknown, context: RenderContext, className: string): string {
  const url = escapeAttribute(textAt(image, 'assetUrl'));
  const alt = escapeAttribute(altText(image, context));
  return (
    `<noscript><img src="${url}" alt="${alt}" /></noscript>` +
    `<img class="${escapeAttribute(className)}" ${imageAttributes(image, context)}data-load="false" ` +
    `data-image-id="${escapeAttribute(textAt(image, 'id'))}" data-type="image" />`
  );
}

/**
 * Returns the existing widths and, as the next candidate, the original. Begins with a space, as it is used inside a
 * tag.
 */
function srcsetAttribute(image: unknown): unknown {
  const url = textAt(image, 'assetUrl');
  const widths = textAt(image, 'systemDataVariants')
    .split(',')
    .filter((width) => width.endsWith('w'));
  if (widths.length === 0) return image;
  const candidates = widths.map((width) => `${url}?format=${width} ${width}`);
  const last = WIDTH_STEPS.findIndex((width) => `${width}w` === widths.at(-1));
  const next = last === -1 ? undefined : WIDTH_STEPS[last + 1];
  if (next !== undefined) candidates.push(`${url}?format=original ${next}w`);
  return ` srcset="${escapeAttribute(candidates.join(','))}"`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** `WxH`, read as leniently as numbers in templates are; null when there are not two sides, or one is no number. */
function sizeOf(value: unknown): Size | null {
  const sides = asString(value).split('x');
  const [width = Number.NaN, height = Number.NaN] = sides.map((text) => Number.parseInt(text, 10));
  return sides.length === 2 && !Number.isNaN(width) && !Number.isNaN(height) ? { width, height } : null;
}

/** `WxH` → one side; missing for anything else. */
function side(name: 'width' | 'height'): FormatterDefinition {
  return plain(name, (value) => sizeOf(value)?.[name]);
}

/** A size for a place whose other side is the argument; a sentence for what is no size (TPL-09). */
function fitted(name: string, fit: (size: Size, target: number) => string | number): FormatterDefinition {
  return withArguments(name, ({ list: [target = ''] }) => (value) => {
    const size = sizeOf(value);
    return size === null ? BAD_SIZE : fit(size, Number.parseInt(target, 10) || 0);
  });
}

/** Whole pixels; none for what cannot be said. */
const whole = (pixels: number): number => (Number.isFinite(pixels) ? Math.trunc(pixels) : 0);
const heightFor = (size: Size, width: number): number => whole(size.height * (width / size.width));
const widthFor = (size: Size, height: number): number => whole(size.width * (height / size.height));
const step = (width: number): string => `${widthStepFor(width)}w`;

const childImageMeta = inScope('child-image-meta', ({ list: [index = '0'] }) => {
  const position = Number.parseInt(index, 10);
  return (value, context) => imageAttributes(at(value, 'items', position), context);
});

export const IMAGE_FORMATTERS: readonly FormatterDefinition[] = [
  inScope('image-meta', () => (value, context) => imageAttributes(value, context)),
  inScope('cover-image-meta', () => (value, context) => imageAttributes(at(value, 'coverImage'), context)),
  childImageMeta,
  markup('image', (value, context, { list }) =>
    imageTag(value, context, list.length === 1 ? (list[0] ?? '') : 'thumb-image'),
  ),
  inScope('image-srcset', () => srcsetAttribute),
  side('width'),
  side('height'),
  fitted('resizedHeightForWidth', heightFor),
  fitted('resizedWidthForHeight', widthFor),
  withArguments('squarespaceThumbnailForWidth', ({ list: [width = ''] }) => {
    const text = step(Number.parseInt(width, 10) || 0);
    return () => text;
  }),
  fitted('squarespaceThumbnailForHeight', (size, height) => step(widthFor(size, height))),
];
