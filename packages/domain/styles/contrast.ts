import { type Color, mixColors, parseColor, toHex } from './color.ts';

/** Minimum contrast in WCAG for text, and for large text and the edges of controls (ED-39). */
export const TEXT_CONTRAST = 4.5;
export const LARGE_CONTRAST = 3;

const BLACK: Color = { red: 0, green: 0, blue: 0 };
const WHITE: Color = { red: 1, green: 1, blue: 1 };

/** How light a colour is to the eye, from 0 to 1. */
export function luminanceOf({ red, green, blue }: Color): number {
  const part = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}

/** Where dark colours end, as a part of 256 (DISP-07). */
const DARK_BELOW = 0.65;

/** Whether words on a ground of this colour are light ones: it is darker than two thirds of the way to white (DISP-07). */
export function isDark({ red, green, blue }: Color): boolean {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) * 255 < DARK_BELOW * 256;
}

/** From 1 to 21. */
export function contrastOf(first: Color, second: Color): number {
  const [light, dark] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The same of two texts; 1 where one of them is no colour. */
export function contrastBetween(first: string, second: string): number {
  const [one, other] = [parseColor(first), parseColor(second)];
  return one === null || other === null ? 1 : contrastOf(one, other);
}

/**
 * The wanted colour, or the nearest to it that has `ratio` against all of `grounds`: darker or lighter, whichever takes
 * less. Checked as it will be written, in whole steps of 255. Where no colour does (grounds far apart), black or white,
 * whichever is nearer to it.
 */
export function readable(wanted: Color, grounds: readonly Color[], ratio: number): Color {
  const least = (color: Color) => Math.min(...grounds.map((ground) => contrastOf(color, ground)));
  if (least(rounded(wanted)) >= ratio) return rounded(wanted);
  const found = [BLACK, WHITE].flatMap((end) => {
    const amount = firstReadable(wanted, end, (color) => least(color) >= ratio);
    return amount === null ? [] : [{ amount, color: rounded(mixColors(wanted, end, amount)) }];
  });
  const nearest = found.sort((a, b) => a.amount - b.amount)[0];
  return nearest?.color ?? (least(BLACK) >= least(WHITE) ? BLACK : WHITE);
}

const STEPS = 64;

function firstReadable(wanted: Color, end: Color, isReadable: (color: Color) => boolean): number | null {
  for (let step = 1; step <= STEPS; step += 1) {
    if (isReadable(rounded(mixColors(wanted, end, step / STEPS)))) return step / STEPS;
  }
  return null;
}

function rounded(color: Color): Color {
  return parseColor(toHex(color)) ?? color;
}

export interface ContrastReport {
  readonly ratio: number;
  /** Good for text of any size. */
  readonly isText: boolean;
  /** Good for large text, and for edges and signs. */
  readonly isLarge: boolean;
}

export function contrastReport(first: string, second: string): ContrastReport {
  const ratio = contrastBetween(first, second);
  return { ratio, isText: ratio >= TEXT_CONTRAST, isLarge: ratio >= LARGE_CONTRAST };
}
