import { type Tweak, type TweakValues, tweakValue } from '@quoin/domain/styles';

const FONT_DEFAULTS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing'],
    ...['text-transform', 'text-decoration', 'text-align'],
  ].map((name) => [name, 'inherit']),
);

const IMAGE_DEFAULTS: Readonly<Record<string, string>> = {
  'background-image': 'none',
  'background-position': 'center center',
  'background-size': 'cover',
  'background-attachment': 'scroll',
  'background-repeat': 'no-repeat',
};

/** The variables a font or image tweak defines without anybody writing them down (site-templates 5). */
export function impliedVariables(tweak: Tweak, values: TweakValues): string {
  const defaults = partDefaults(tweak);
  if (defaults === null) return '';
  const declared = new Map([...declarationsOf(tweak, tweak.defaultValue), ...chosenParts(tweak, values)]);
  return Object.entries(defaults)
    .map(([name, value]) => `@${tweak.key}-${name}: ${declared.get(name) ?? value};\n`)
    .join('');
}

/** What was chosen, to stand after everything else; nothing where the theme's own value stays. */
export function chosenLess(tweak: Tweak, values: TweakValues): string {
  if (partDefaults(tweak) !== null) {
    const parts = [...chosenParts(tweak, values)].map(([name, value]) => `${name}: ${value};`);
    if (parts.length === 0 || !tweak.isRule) return parts.length === 0 ? '' : chosenVariable(tweak, values);
    return `.${tweak.key} { ${parts.join(' ')} }\n`;
  }
  return tweak.type === 'color' || tweak.type === 'value' ? chosenVariable(tweak, values) : '';
}

function chosenVariable(tweak: Tweak, values: TweakValues): string {
  if (!Object.hasOwn(values, tweak.key)) return '';
  const value = safe(values[tweak.key] ?? '').replaceAll(';', '');
  return value === '' ? '' : `@${tweak.key}: ${tweak.type === 'image' ? asImage(value) : value};\n`;
}

function partDefaults({ type }: Tweak): Readonly<Record<string, string>> | null {
  if (type === 'font') return FONT_DEFAULTS;
  return type === 'image' ? IMAGE_DEFAULTS : null;
}

/** The properties that were chosen: all at once under the tweak's key, single ones under the key and their name. */
function chosenParts(tweak: Tweak, values: TweakValues): ReadonlyMap<string, string> {
  const parts = new Map(Object.hasOwn(values, tweak.key) ? declarationsOf(tweak, tweakValue(tweak, values)) : []);
  for (const name of Object.keys(partDefaults(tweak) ?? {})) {
    const value = Object.hasOwn(values, `${tweak.key}-${name}`) ? safe(values[`${tweak.key}-${name}`] ?? '') : '';
    if (value !== '') parts.set(name, value.replaceAll(';', ''));
  }
  return parts;
}

/** An image may be written as an address alone. */
function declarationsOf({ type }: Tweak, text: string): ReadonlyMap<string, string> {
  const inside = text.trim().replace(/^\{|\}$/g, '');
  const pairs = inside.split(/;(?![^(]*\))/).map((pair) => pair.split(/:(.*)/s).map((part) => safe(part)));
  const named = pairs.filter(([name, value]) => /^[a-z-]+$/.test(name ?? '') && value);
  if (named.length > 0 && !/^(?:url\(|https?:|\/)/.test(inside.trim()))
    return new Map(named.map(([name, value]) => [name ?? '', value ?? '']));
  return type === 'image' && safe(inside) !== '' ? new Map([['background-image', asImage(safe(inside))]]) : new Map();
}

function asImage(value: string): string {
  return /^(?:url\(|none$|inherit$|["'@~])/.test(value) ? value : `url("${value.replace(/["\\]/g, '')}")`;
}

/** A value ends neither its declaration's rule nor its line. */
function safe(value: string): string {
  return value.replace(/[{}\n]/g, ' ').trim();
}
