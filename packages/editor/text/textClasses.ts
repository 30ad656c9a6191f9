import { type TextAlign, WORD_COLORS, WORD_SIZES, type WordColor, type WordSize } from './textProtocol.ts';

/** The classes that storage lets in on paragraphs and headings (`OWNER_MARKUP`). */
const SIZES = { large: 'sqsrte-large', small: 'sqsrte-small' } as const;
const ALIGNS: Readonly<Record<TextAlign, string>> = {
  ...{ left: 'text-align-left', center: 'text-align-center', right: 'text-align-right', justify: 'text-align-justify' },
};

const COLOR_CLASSES: Readonly<Record<WordColor, string>> = {
  ...{ accent: 'sqsrte-text-color--accent', soft: 'sqsrte-text-color--soft' },
};
const SIZE_CLASSES: Readonly<Record<WordSize, string>> = {
  ...{ small: 'sqsrte-small', large: 'sqsrte-large', huge: 'sqsrte-huge' },
};
export const COLOR_CLASS_NAMES: readonly string[] = Object.values(COLOR_CLASSES);
export const SIZE_CLASS_NAMES: readonly string[] = Object.values(SIZE_CLASSES);

export const colorClass = (color: WordColor): string => COLOR_CLASSES[color];
export const sizeClass = (size: WordSize): string => SIZE_CLASSES[size];

export function colorOf(value: unknown): WordColor | '' {
  return WORD_COLORS.find((color) => COLOR_CLASSES[color] === value) ?? '';
}

export function wordSizeOf(value: unknown): WordSize | '' {
  return WORD_SIZES.find((size) => SIZE_CLASSES[size] === value) ?? '';
}

function words(value: unknown): readonly string[] {
  return typeof value === 'string' ? value.split(/\s+/).filter((word) => word !== '') : [];
}

function joined(all: readonly string[]): string | null {
  return all.length === 0 ? null : all.join(' ');
}

export function sizeIn(value: unknown): 'large' | 'small' | '' {
  const own = words(value);
  return own.includes(SIZES.large) ? 'large' : own.includes(SIZES.small) ? 'small' : '';
}

export function withSize(value: unknown, size: 'large' | 'small' | ''): string | null {
  const others = words(value).filter((word) => word !== SIZES.large && word !== SIZES.small);
  return joined(size === '' ? others : [SIZES[size], ...others]);
}

export function alignIn(value: unknown): TextAlign | '' {
  const own = words(value);
  return (Object.keys(ALIGNS) as TextAlign[]).find((align) => own.includes(ALIGNS[align])) ?? '';
}

/** '' takes it away: the text goes as the page goes. */
export function withAlign(value: unknown, align: TextAlign | ''): string | null {
  const taken = new Set(Object.values(ALIGNS));
  const others = words(value).filter((word) => !taken.has(word));
  return joined(align === '' ? others : [...others, ALIGNS[align]]);
}
