import { asString, type FormatterDefinition, isRecord } from '@quoin/template';
import { inScope, plain } from './define.ts';
import { escapeAttribute } from './escape.ts';
import { at } from './read.ts';

const MIDDLE = 0xffffff / 2;

/** `light` above the middle of the number the digits form, else `dark`; missing when it is no colour of 3 or 6 digits. */
function colorWeight(value: unknown): string | undefined {
  const digits = asString(value).replace(/^#/, '');
  if (!/^(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/.test(digits)) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return Number.parseInt(full, 16) > MIDDLE ? 'light' : 'dark';
}

const COLOR_PLACES = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'];

/** `image-color [place [label]]`: one of the averages kept with an image, or all of them as attributes. */
const imageColor = inScope('image-color', ({ list: [place, label] }) => (value) => {
  const data = at(value, 'colorData');
  if (!isRecord(data)) return undefined;
  if (place === undefined) return COLOR_PLACES.map((name) => `data-color-${name}="#${digitsOf(data, name)}" `).join('');
  const digits = digitsOf(data, place);
  if (digits === '') return `"${place}" not found.`;
  return label === undefined ? `#${digits}` : `${label}: #${digits}`;
});

function digitsOf(data: unknown, place: string): string {
  return escapeAttribute(asString(at(data, `${place}Average`)));
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

interface Part {
  readonly name: string;
  readonly label: string;
  readonly highest: number;
}

const PARTS: readonly Part[] = [
  { name: 'hue', label: 'Hue', highest: 360 },
  { name: 'saturation', label: 'Saturation', highest: 1 },
  { name: 'lightness', label: 'Lightness', highest: 1 },
  { name: 'alpha', label: 'Alpha', highest: 1 },
];

/** `{hue, saturation, lightness, alpha?}` → `hsl(…)` or `hsla(…)`, or sentences about what is wrong. */
function websiteColor(value: unknown): string {
  const parts = PARTS.map((part) => at(value, part.name));
  const [hue, saturation, lightness, alpha] = parts;
  if (typeof hue !== 'number' || typeof saturation !== 'number' || typeof lightness !== 'number') {
    return 'Missing an H/S/L value.';
  }
  const wrong = PARTS.filter(({ highest }, index) => isOutside(parts[index], highest));
  if (wrong.length > 0) return wrong.map(({ label }) => `${label} out of bounds.`).join(' ');
  const color = `${round2(hue)}, ${round2(saturation * 100)}%, ${round2(lightness * 100)}%`;
  return typeof alpha === 'number' ? `hsla(${color}, ${round2(alpha)})` : `hsl(${color})`;
}

function isOutside(value: unknown, highest: number): boolean {
  return typeof value === 'number' && !(value >= 0 && value <= highest);
}

export const COLOR_FORMATTERS: readonly FormatterDefinition[] = [
  plain('color-weight', colorWeight),
  imageColor,
  plain('website-color', websiteColor),
];
