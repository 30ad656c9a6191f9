import { type Color, mixColors, parseColor } from './color.ts';
import { contrastOf, luminanceOf } from './contrast.ts';

/** How dark and how light a picture gets, specks aside, as `#rrggbb`. */
export interface PictureTones {
  readonly dark: string;
  readonly light: string;
}

/** Of what nobody could look at, such as a film without a picture before it: there may be anything. */
export const ANY_TONES: PictureTones = { dark: '#000000', light: '#ffffff' };

/** Colour of words, and the least contrast they need. */
export interface WordsOver {
  readonly ink: string;
  readonly least: number;
}

/** What is below text: a picture, and over it the section's background colour, in percent. */
export interface Below {
  readonly tones: PictureTones;
  readonly ground: string;
  readonly overlay: number;
}

/**
 * Returns the lowest contrast of text anywhere on a picture, from 1 to 21, because the window's size decides which part
 * is below the text. Also 1 if the picture has a part as light as the text.
 */
export function contrastOver(ink: string, below: Below): number {
  const words = parseColor(ink);
  const [dark, light] = [seen(below, below.tones.dark), seen(below, below.tones.light)];
  if (words === null || dark === null || light === null) return 1;
  const away = [dark, light].map((tone) => luminanceOf(tone) - luminanceOf(words));
  return Math.min(...away) < 0 && Math.max(...away) > 0
    ? 1
    : Math.min(contrastOf(words, dark), contrastOf(words, light));
}

/** Steps of the slider that lays ground over pictures. */
const STEP = 5;

/**
 * Returns the lowest opacity of the background colour, in percent, that makes all text readable, never below the
 * current one. Null if none does.
 */
export function overlayFor(words: readonly WordsOver[], below: Below): number | null {
  for (let overlay = Math.ceil(below.overlay / STEP) * STEP; overlay <= 100; overlay += STEP) {
    if (words.every(({ ink, least }) => contrastOver(ink, { ...below, overlay }) >= least)) return overlay;
  }
  return null;
}

/** A browser lays colours over each other in sRGB. */
function seen({ ground, overlay }: Below, tone: string): Color | null {
  const [under, over] = [parseColor(tone), parseColor(ground)];
  return under === null || over === null ? null : mixColors(under, over, overlay / 100);
}

/** What is kept of a picture's colours → its tones; null where nobody measured them. */
export function tonesIn(stored: unknown): PictureTones | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { darkTone, lightTone } = stored as { readonly darkTone?: unknown; readonly lightTone?: unknown };
  const isTone = (tone: unknown): tone is string => typeof tone === 'string' && /^[0-9a-f]{6}$/.test(tone);
  return isTone(darkTone) && isTone(lightTone) ? { dark: `#${darkTone}`, light: `#${lightTone}` } : null;
}
