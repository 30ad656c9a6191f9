import type { Problem } from '@quoin/domain/problem';
import { PIXEL_LIMITS, type Pixel, type PixelKind } from './pixel.ts';

export type PixelCode =
  | 'pixelNameMissing'
  | 'pixelNameTooLong'
  | 'pixelCodeMissing'
  | 'pixelCodeTooLong'
  | 'pixelGoogleIdInvalid'
  | 'pixelManagerIdInvalid'
  | 'pixelMetaIdInvalid'
  | 'pixelsTooMany'
  | 'pixelUnknown';

/** How the services write their ids. */
const TAG_IDS: Readonly<Record<Exclude<PixelKind, 'code'>, readonly [pattern: RegExp, code: PixelCode]>> = {
  googleTag: [/^(?:G|GT|AW)-[A-Z0-9]{4,20}$/, 'pixelGoogleIdInvalid'],
  tagManager: [/^GTM-[A-Z0-9]{4,15}$/, 'pixelManagerIdInvalid'],
  metaPixel: [/^[0-9]{6,20}$/, 'pixelMetaIdInvalid'],
};

/** As it is kept: without what its kind does not need, ids as the services write them. */
export function neatPixel(pixel: Pixel): Pixel {
  const isCode = pixel.kind === 'code';
  return {
    ...pixel,
    name: pixel.name.trim(),
    code: isCode ? pixel.code : '',
    tagId: isCode ? '' : pixel.tagId.trim().toUpperCase(),
  };
}

/** What cannot be kept as it is. */
export function validatePixel({ kind, name, code, tagId }: Pixel): readonly Problem<PixelCode>[] {
  return [...nameProblems(name), ...(kind === 'code' ? codeProblems(code) : tagProblems(kind, tagId))];
}

function nameProblems(name: string): readonly Problem<PixelCode>[] {
  if (name === '') return [{ code: 'pixelNameMissing', field: 'name' }];
  const { name: most } = PIXEL_LIMITS;
  return name.length > most ? [{ code: 'pixelNameTooLong', field: 'name', values: { most } }] : [];
}

function codeProblems(code: string): readonly Problem<PixelCode>[] {
  if (code.trim() === '') return [{ code: 'pixelCodeMissing', field: 'code' }];
  const { code: most } = PIXEL_LIMITS;
  return code.length > most ? [{ code: 'pixelCodeTooLong', field: 'code', values: { most } }] : [];
}

function tagProblems(kind: Exclude<PixelKind, 'code'>, tagId: string): readonly Problem<PixelCode>[] {
  const [pattern, code] = TAG_IDS[kind];
  return pattern.test(tagId) ? [] : [{ code, field: 'tagId' }];
}
