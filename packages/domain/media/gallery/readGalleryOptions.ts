import type { Problem } from '@quoin/domain/problem';
import type { GalleryCode } from '../wording.ts';
import {
  type ChoiceRule,
  type FlagRule,
  GALLERY_DESIGNS,
  GALLERY_OPTIONS,
  type GalleryDesign,
  type GalleryOptionName,
  type GalleryOptions,
  galleryOptionNames,
  type RangeRule,
} from './galleryOptions.ts';

type Given = Readonly<Record<string, unknown>>;
type AnyRule = FlagRule | RangeRule | ChoiceRule<string>;
type Reading = { readonly value: boolean | number | string; readonly code?: GalleryCode };

/** Stored options of any age and shape → all options; what is missing or makes no sense has its default, numbers their range. */
export function readGalleryOptions(given: unknown): GalleryOptions {
  const from = recordOf(given);
  const entries = galleryOptionNames().map((name) => [
    name,
    readOption(GALLERY_OPTIONS[name], givenAs(from, name)).value,
  ]);
  return { design: designOf(from.design) ?? 'grid', ...Object.fromEntries(entries) } as GalleryOptions;
}

/** The same under the names that templates of existing sites ask for (GAL-02). */
export function wireGalleryOptions(options: GalleryOptions): Readonly<Record<string, string | number | boolean>> {
  const named = galleryOptionNames().map((name) => [GALLERY_OPTIONS[name].wireName, options[name]]);
  const isSquare = options.autoCrop && options.aspectRatio === '1:1';
  return { design: options.design, ...Object.fromEntries(named), 'square-thumbs': isSquare };
}

/** Returns the problems an editor shows before it saves: every option outside its range or choices. */
export function galleryProblems(given: unknown): readonly Problem<GalleryCode>[] {
  const from = recordOf(given);
  const design: Problem<GalleryCode>[] =
    from.design === undefined || designOf(from.design) !== null
      ? []
      : [{ code: 'galleryChoiceUnknown', field: 'design', values: { value: String(from.design) } }];
  return [...design, ...galleryOptionNames().flatMap((name) => problemOf(name, givenAs(from, name)))];
}

function problemOf(name: GalleryOptionName, value: unknown): readonly Problem<GalleryCode>[] {
  const rule: AnyRule = GALLERY_OPTIONS[name];
  const { code } = readOption(rule, value);
  if (code === undefined) return [];
  return rule.kind === 'range'
    ? [{ code, field: name, values: { min: rule.min, max: rule.max } }]
    : [{ code, field: name, values: { value: String(value) } }];
}

function readOption(rule: AnyRule, value: unknown): Reading {
  if (value === undefined || value === null || value === '') return { value: rule.initial };
  if (rule.kind === 'flag') return readFlag(rule, value);
  return rule.kind === 'range' ? readNumber(rule, value) : readChoice(rule, value);
}

function readFlag({ initial }: FlagRule, value: unknown): Reading {
  if (value === true || value === 'true') return { value: true };
  return value === false || value === 'false' ? { value: false } : { value: initial, code: 'galleryFlagInvalid' };
}

function readNumber({ min, max, initial }: RangeRule, value: unknown): Reading {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  if (!Number.isFinite(number)) return { value: initial, code: 'galleryNumberOutOfRange' };
  const within = Math.min(max, Math.max(min, Math.round(number)));
  return within === number ? { value: number } : { value: within, code: 'galleryNumberOutOfRange' };
}

function readChoice({ choices, initial }: ChoiceRule<string>, value: unknown): Reading {
  return typeof value === 'string' && choices.includes(value)
    ? { value }
    : { value: initial, code: 'galleryChoiceUnknown' };
}

/** By our name, else by the name existing sites store. */
function givenAs(from: Given, name: GalleryOptionName): unknown {
  return from[name] ?? from[GALLERY_OPTIONS[name].wireName];
}

function designOf(value: unknown): GalleryDesign | null {
  if (value === 'carousel') return 'slider';
  return GALLERY_DESIGNS.find((design) => design === value) ?? null;
}

function recordOf(value: unknown): Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Given) : {};
}
