import {
  type ImageProps,
  imageAddress,
  imagePropSentence,
  type PictureMotion,
  parseImageProps,
  readMotion,
  srcset,
} from '@quoin/domain/media';
import type { RenderContext } from '@quoin/template';
import { imageHtml } from '../../blocks/imageHtml.ts';
import { stillable } from '../../blocks/picture.ts';

type Attributes = Readonly<Record<string, string>>;

/**
 * `<squarespace:image src="{assetUrl}" width="{w}" height="{h}" sizes="50vw" priority="high" />` (IMG-03): with the loader
 * `sqs` in all widths the platform keeps, with `raw` as the theme says. What is wrong is among the theme's problems.
 */
export function imageTagHtml(attributes: Attributes, context: RenderContext): string {
  const props = parseImageProps(propsOf(attributes));
  if (props.ok) return printed(props.value, attributes.alt ?? '', motionOf(props.value.src, context.node));
  context.report('FORMATTER_FAILED', { name: 'squarespace:image', message: imagePropSentence(props.problem) });
  return '';
}

/** What is wrong whatever the page: values that template code prints are taken as good. Null: nothing. */
export function imageTagProblem(attributes: Attributes, isPrinted: (name: string) => boolean): string | null {
  const unknown = Object.entries(PLACEHOLDERS).filter(([name]) => isPrinted(name));
  const given = { ...propsOf(attributes), ...Object.fromEntries(unknown) };
  // Which loader it will be decides what else there may be.
  const props = parseImageProps(isPrinted('loader') ? { ...given, srcset: null, sizes: '100vw' } : given);
  return props.ok ? null : imagePropSentence(props.problem);
}

const PLACEHOLDERS = { src: '/', width: 1, height: 1, sizes: '100vw', priority: null, loader: null };

function propsOf(attributes: Attributes): Readonly<Record<string, unknown>> {
  const { priority, decorative, stretch } = attributes;
  const isNone = priority === undefined || priority === 'null' || priority === '';
  return {
    ...attributes,
    priority: isNone ? null : priority,
    decorative: switchOf(decorative),
    stretch: switchOf(stretch),
  };
}

/** As in HTML, the bare name is on. */
function switchOf(text: string | undefined): unknown {
  if (text === '' || text === 'true') return true;
  return text === 'false' ? false : text;
}

/** By file extension. APNG has no extension of its own, and is recognized if the surrounding data has the picture. */
const MAY_MOVE = /\.(?:gif|webp)$/i;

/** What the picture does, where the data around the tag has it; 'unknown' where only its name says that it may move. */
function motionOf(src: string, around: unknown): PictureMotion | 'unknown' | null {
  const known = isRecord(around) ? [around, ...Object.values(around)].find((part) => hasAddress(part, src)) : undefined;
  if (isRecord(known)) return readMotion(known);
  return MAY_MOVE.test(src) ? 'unknown' : null;
}

function hasAddress(part: unknown, src: string): boolean {
  return isRecord(part) && part.assetUrl === src;
}

function isRecord(part: unknown): part is Readonly<Record<string, unknown>> {
  return typeof part === 'object' && part !== null;
}

function printed(props: ImageProps, alt: string, motion: PictureMotion | 'unknown' | null): string {
  const own = {
    ...props,
    alt: props.isDecorative ? '' : alt,
    ...(props.isStretched ? { style: 'width:100%;height:100%;object-fit:cover' } : {}),
  };
  if (props.loader === 'raw') return imageHtml(own);
  const image = { assetUrl: props.src, originalWidth: props.width };
  const html = imageHtml({ ...own, src: imageAddress(image, props.width), srcset: srcset(image) });
  return motion === null ? html : stillable(html, image, props.sizes ?? null, motion === 'unknown' ? null : motion);
}
