import { parseImageSize, WIDTH_STEPS, widthStepFor } from '@quoin/domain/media';
import { asString, type FormatterDefinition, type RenderContext } from '@quoin/template';
import { inScope, markup, plain, withArguments } from './define.ts';
import { escapeAttribute, stripTags } from './escape.ts';
import { at, textAt } from './read.ts';

const LONGEST_ALT = 250;
/** ENUM-05: inside this block type only the block's own alt text counts. */
const IMAGE_BLOCK = 5;
const BAD_SIZE = "Invalid source parameter. Pass in 'originalSize'";

/** Title, else the body without its tags, else the file name. */
export function altText(image: unknown, context: RenderContext): string {
  if (context.resolve('blockType') === IMAGE_BLOCK) return asString(context.resolve('info.altText'));
  const title = textAt(image, 'title');
  if (title !== '') return title;
  const body = stripTags(textAt(image, 'body'));
  return body === '' ? textAt(image, 'filename') : body.slice(0, LONGEST_ALT);
}

export function focalPoint(image: unknown): string {
  const point = at(image, 'mediaFocalPoint');
  const x = at(point, 'x');
  const y = at(point, 'y');
  return x === undefined || y === undefined ? '0.5,0.5' : `${asString(x)},${asString(y)}`;
}

/** The attributes the image loader of existing templates reads, each followed by a space. */
export function imageAttributes(image: unknown, context: RenderContext): string {
  if (image === undefined) return '';
  const url = escapeAttribute(textAt(image, 'assetUrl'));
  const key = textAt(image, 'componentKey');
  return [
    ...(isPresent(at(image, 'licensedAssetPreview')) ? ['data-licensed-asset-preview="true"'] : []),
    ...(key === '' ? [] : [`data-component-key="${escapeAttribute(key)}"`]),
    `data-src="${url}"`,
    `data-image="${url}"`,
    `data-image-dimensions="${escapeAttribute(textAt(image, 'originalSize'))}"`,
    `data-image-focal-point="${focalPoint(image)}"`,
    `alt="${escapeAttribute(altText(image, context))}"`,
    '',
  ].join(' ');
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
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

/** The widths that exist and, as the next candidate, the original; in front a space, as it stands inside a tag. */
function srcsetAttribute(image: unknown): unknown {
  const variants = textAt(image, 'systemDataVariants').split(',');
  const url = textAt(image, 'assetUrl');
  const widths = WIDTH_STEPS.filter((width) => variants.includes(`${width}w`));
  if (widths.length === 0) return image;
  const candidates = widths.map((width) => `${url}?format=${width}w ${width}w`);
  const next = WIDTH_STEPS.find((width) => width > (widths.at(-1) ?? 0));
  if (next !== undefined) candidates.push(`${url}?format=original ${next}w`);
  return ` srcset="${escapeAttribute(candidates.join(','))}"`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf(value: unknown): Size | null {
  return parseImageSize(asString(value));
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

const heightFor = (size: Size, width: number): number => Math.floor(size.height * (width / size.width));
const widthFor = (size: Size, height: number): number => Math.floor(size.width * (height / size.height));
const step = (width: number): string => `${widthStepFor(width)}w`;

const childImageMeta = inScope(
  'child-image-meta',
  ({ list: [index = '0'] }) =>
    (value, context) =>
      imageAttributes(at(value, 'items', Number.parseInt(index, 10) || 0), context),
);

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
