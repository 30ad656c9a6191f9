import { type ImageColors, type ImageRef, suggestedGround, systemDataVariants } from '@quoin/domain/media';
import { escapeHtml } from '../escape.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** The image keys of page data, shared by items, products' pictures and main images (page-data 5 and 6). */
export function imageFields(image: ImageRef | null): JsonObject {
  if (image === null) return {};
  const filename = decodeURIComponent(image.assetUrl.split('/').at(-1) ?? '');
  return {
    assetUrl: image.assetUrl,
    altText: image.altText,
    filename: escapeHtml(filename),
    originalSize: `${image.originalWidth}x${image.originalHeight}`,
    systemDataId: image.id,
    systemDataVariants: systemDataVariants(image.originalWidth, image.originalHeight),
    systemDataSourceType: typeOf(filename),
    contentType: contentTypeOf(filename),
    ...(image.colors ? { colorData: colorData(image.colors) } : {}),
    ...(image.motion ? { motion: image.motion } : {}),
    mediaFocalPoint: { x: image.focalPoint.x, y: image.focalPoint.y, source: 3 },
  };
}

function typeOf(filename: string): string {
  return (filename.split('.').at(-1) ?? '').toUpperCase();
}

function contentTypeOf(filename: string): string {
  const type = typeOf(filename).toLowerCase();
  return type === '' ? '' : `image/${type === 'jpg' ? 'jpeg' : type}`;
}

/** Measured when the picture came (IMG-01), and a ground it can lie on. */
function colorData(colors: ImageColors): JsonObject {
  return { ...colors, suggestedBgColor: suggestedGround(colors) };
}

/** Returns a picture as a separate item: entries of a product's `items[]`, a collection's `mainImage`. */
export function imageItem(image: ImageRef, displayIndex = 0): JsonObject {
  return {
    id: image.id,
    recordType: 2,
    recordTypeLabel: 'image',
    displayIndex,
    title: escapeHtml(image.altText),
    body: null,
    workflowState: 1,
    ...imageFields(image),
  };
}
