import type { TweakValues } from './bodyClasses.ts';
import type { Tweak } from './tweak.ts';

const FONT_PARTS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing'],
    ...['text-transform', 'text-decoration', 'text-align'],
  ].map((name) => [name, 'inherit']),
);

const IMAGE_PARTS: Readonly<Record<string, string>> = {
  'background-image': 'none',
  'background-position': 'center center',
  'background-size': 'cover',
  'background-attachment': 'scroll',
  'background-repeat': 'no-repeat',
};

/** The properties a font or an image consists of, with what holds where the theme declares none; null for other tweaks. */
export function partDefaults({ type }: Pick<Tweak, 'type'>): Readonly<Record<string, string>> | null {
  if (type === 'font') return FONT_PARTS;
  return type === 'image' ? IMAGE_PARTS : null;
}

/** What a text in one of the forms of the format declares: `{font-size: …; …}`, or an image's address alone. */
export function declarationsOf({ type }: Pick<Tweak, 'type'>, text: string): ReadonlyMap<string, string> {
  const inside = text.trim().replace(/^\{|\}$/g, '');
  const pairs = inside.split(/;(?![^(]*\))/).map((pair) => pair.split(/:(.*)/s).map((part) => safeLess(part)));
  const named = pairs.filter(([name, value]) => /^[a-z-]+$/.test(name ?? '') && value);
  if (named.length > 0 && !/^(?:url\(|https?:|\/)/.test(inside.trim()))
    return new Map(named.map(([name, value]) => [name ?? '', value ?? '']));
  return type === 'image' && safeLess(inside) !== ''
    ? new Map([['background-image', imageLess(safeLess(inside))]])
    : new Map();
}

/** The properties that values choose: all at once under the tweak's key, single ones under the key and their name. */
export function chosenParts(tweak: Pick<Tweak, 'type' | 'key'>, values: TweakValues): ReadonlyMap<string, string> {
  const parts = new Map(Object.hasOwn(values, tweak.key) ? declarationsOf(tweak, values[tweak.key] ?? '') : []);
  for (const name of Object.keys(partDefaults(tweak) ?? {})) {
    const key = `${tweak.key}-${name}`;
    const value = Object.hasOwn(values, key) ? safeLess(values[key] ?? '').replaceAll(';', '') : '';
    if (value !== '') parts.set(name, value);
  }
  return parts;
}

/** Returns all keys that may hold values of a tweak. */
export function keysOf(tweak: Pick<Tweak, 'type' | 'key'>): readonly string[] {
  return [tweak.key, ...Object.keys(partDefaults(tweak) ?? {}).map((name) => `${tweak.key}-${name}`)];
}

export function imageLess(value: string): string {
  return /^(?:url\(|none$|inherit$|["'@~])/.test(value) ? value : `url("${value.replace(/["\\]/g, '')}")`;
}

/** A value ends neither its declaration's rule nor its line. */
export function safeLess(value: string): string {
  return value.replace(/[{}\n]/g, ' ').trim();
}
