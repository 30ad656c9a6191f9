import { asNumber, asString, type FormatterDefinition } from '@quoin/template';
import { inScope, plain } from './define.ts';
import { escapeAttribute } from './escape.ts';
import { at } from './read.ts';

const MIDDLE = 0xffffff / 2;

/** `light` above the middle of the number the digits form, else `dark`; missing when it is no colour of 3 to 6 digits. */
function colorWeight(value: unknown): string | undefined {
  const digits = asString(value).replace(/^#/, '');
  if (!/^[0-9a-fA-F]{3,6}$/.test(digits)) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return Number.parseInt(full, 16) > MIDDLE ? 'light' : 'dark';
}

const COLOR_PLACES = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'];

/** `image-color [place [label]]`: one of the averages kept with an image, or all of them as attributes. */
const imageColor = inScope('image-color', ({ list: [place, label] }) => (value) => {
  const data = at(value, 'colorData');
  if (data === undefined) return undefined;
  if (place === undefined) return COLOR_PLACES.map((name) => `data-color-${name}="#${digitsOf(data, name)}" `).join('');
  const digits = digitsOf(data, place);
  if (digits === '') return `"${place}" not found.`;
  return label === undefined ? `#${digits}` : `${label}: #${digits}`;
});

function digitsOf(data: unknown, place: string): string {
  return escapeAttribute(asString(at(data, `${place}Average`)));
}

const round2 = (value: number): number => Number.parseFloat(value.toFixed(2));

interface Part {
  readonly name: string;
  /** Said when the value is out of bounds; a blank parts it from the next. */
  readonly sentence: string;
  readonly highest: number;
  readonly isStrict: boolean;
}

const PARTS: readonly Part[] = [
  { name: 'hue', sentence: 'Hue out of bounds. ', highest: 360, isStrict: false },
  { name: 'saturation', sentence: 'Saturation out of bounds. ', highest: 1, isStrict: true },
  { name: 'lightness', sentence: 'Lightness out of bounds. ', highest: 1, isStrict: true },
  { name: 'alpha', sentence: 'Alpha out of bounds.', highest: 1, isStrict: false },
];

/** `{hue, saturation, lightness, alpha?}` → `hsl(…)` or `hsla(…)`, or sentences about what is wrong. */
function websiteColor(value: unknown): string {
  const found = PARTS.map((part) => at(value, part.name));
  if (found.slice(0, 3).includes(undefined)) return 'Missing an H/S/L value.';
  const [hue = 0, saturation = 0, lightness = 0, alpha = 0] = found.map(asNumber);
  const wrong = PARTS.filter((part, index) => found[index] !== undefined && isOutside(asNumber(found[index]), part));
  if (wrong.length > 0) return wrong.map((part) => part.sentence).join('');
  const color = `${round2(hue)}, ${round2(saturation * 100)}%, ${round2(lightness * 100)}%`;
  return found[3] === undefined ? `hsl(${color})` : `hsla(${color}, ${round2(alpha)})`;
}

/** Of saturation and lightness anything that is no number in the bounds; of the others what is known to be outside. */
function isOutside(value: number, { highest, isStrict }: Part): boolean {
  return isStrict ? !(value >= 0 && value <= highest) : value < 0 || value > highest;
}

export const COLOR_FORMATTERS: readonly FormatterDefinition[] = [
  plain('color-weight', colorWeight),
  imageColor,
  plain('website-color', websiteColor),
];
