/** A colour of the screen: parts of sRGB from 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Hue in degrees from 0 to 360, the rest in percent. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

const HEX = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6})(?:[0-9a-f]{2})?)$/i;
const NUMBERS = /-?\d+(?:\.\d+)?%?/g;

/** Reads `#rgb`, `#rrggbb`, `rgb(1, 2, 3)` and `hsl(1 2% 3%)`; null for anything else. Transparency is passed over. */
export function parseColor(text: string): Color | null {
  const given = text.trim().toLowerCase();
  const hex = HEX.exec(given);
  if (hex !== null)
    return fromHexDigits(hex[1] === undefined ? (hex[2] ?? '') : [...hex[1]].map((d) => d + d).join(''));
  const parts = (given.match(NUMBERS) ?? []).map(Number.parseFloat);
  const [first = 0, second = 0, third = 0] = parts;
  if (parts.length < 3) return null;
  if (/^rgba?\(/.test(given)) return { red: unit(first / 255), green: unit(second / 255), blue: unit(third / 255) };
  return /^hsla?\(/.test(given) ? fromHsl({ hue: first, saturation: second, lightness: third }) : null;
}

function fromHexDigits(digits: string): Color {
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return { red: part(0), green: part(2), blue: part(4) };
}

/** `#rrggbb`, as records keep colours. */
export function toHex({ red, green, blue }: Color): string {
  return `#${[red, green, blue]
    .map((part) =>
      Math.round(unit(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colour as records keep it, or what holds instead where it is none. */
export function hexOf(text: unknown, fallback: string): string {
  const color = typeof text === 'string' ? parseColor(text) : null;
  return color === null ? fallback : toHex(color);
}

export function toHsl({ red, green, blue }: Color): Hsl {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [middle, spread] = [(most + least) / 2, most - least];
  if (spread === 0) return { hue: 0, saturation: 0, lightness: middle * 100 };
  const turned =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: turned * 60, saturation: (spread / (1 - Math.abs(2 * middle - 1))) * 100, lightness: middle * 100 };
}

export function fromHsl({ hue, saturation, lightness }: Hsl): Color {
  const [sat, light] = [unit(saturation / 100), unit(lightness / 100)];
  const reach = sat * Math.min(light, 1 - light);
  const part = (offset: number) => {
    const at = (((offset + hue / 30) % 12) + 12) % 12;
    return light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return { red: part(0), green: part(8), blue: part(4) };
}

/** `amount` of the second in the first, from 0 to 1. */
export function mixColors(first: Color, second: Color, amount: number): Color {
  const part = (a: number, b: number) => a + (b - a) * amount;
  return {
    red: part(first.red, second.red),
    green: part(first.green, second.green),
    blue: part(first.blue, second.blue),
  };
}

function unit(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}
