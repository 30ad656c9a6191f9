import { DEFAULT_PRESET, FONTS, type Preset, type TweakValues } from '@quoin/domain/styles';

/** A built-in file in place of one that themes load from elsewhere. */
export interface FileFromHere {
  readonly address: string;
  /** As people call it: `jQuery 1.12.4`. */
  readonly name: string;
}

/** Versions of what we bring along; the build takes them from npm and checks them. */
export const LIBRARY_VERSIONS = {
  jquery1: '1.12.4',
  jquery2: '2.2.4',
  jquery3: '3.7.1',
  migrate: '1.4.1',
  webfont: '1.6.28',
} as const;

export const LIBRARIES_PATH = '/assets/libraries';
/** The stylesheet of fonts that themes ask Google for; takes the same parameters. */
export const WEBFONTS_PATH = '/assets/webfonts.css';

const { jquery1, jquery2, jquery3, migrate, webfont } = LIBRARY_VERSIONS;
const JQUERY = [
  /^(?:https?:)?\/\/ajax\.googleapis\.com\/ajax\/libs\/jquery\/(\d+(?:\.\d+){0,2})\/jquery(?:\.slim)?(?:\.min)?\.js(?:[?#]|$)/i,
  /^(?:https?:)?\/\/cdnjs\.cloudflare\.com\/ajax\/libs\/jquery\/(\d+(?:\.\d+){0,2})\/jquery(?:\.slim)?(?:\.min)?\.js(?:[?#]|$)/i,
  /^(?:https?:)?\/\/code\.jquery\.com\/jquery-(\d+(?:\.\d+){0,2})(?:\.slim)?(?:\.min)?\.js(?:[?#]|$)/i,
  /^(?:https?:)?\/\/ajax\.aspnetcdn\.com\/ajax\/jquery\/jquery-(\d+(?:\.\d+){0,2})(?:\.min)?\.js(?:[?#]|$)/i,
  /^(?:https?:)?\/\/cdn\.jsdelivr\.net\/(?:npm\/)?jquery[@/](\d+(?:\.\d+){0,2})\/(?:dist\/)?jquery(?:\.slim)?(?:\.min)?\.js(?:[?#]|$)/i,
];
/** Names without a version have always meant 1.11. */
const LATEST = /^(?:https?:)?\/\/code\.jquery\.com\/jquery(?:-latest)?(?:\.min)?\.js(?:[?#]|$)/i;
const MIGRATE = [
  /^(?:https?:)?\/\/code\.jquery\.com\/jquery-migrate-(\d+(?:\.\d+){0,2})(?:\.min)?\.js(?:[?#]|$)/i,
  /^(?:https?:)?\/\/cdnjs\.cloudflare\.com\/ajax\/libs\/jquery-migrate\/(\d+(?:\.\d+){0,2})\/jquery-migrate(?:\.min)?\.js(?:[?#]|$)/i,
];
const WEBFONT = [
  /^(?:https?:)?\/\/ajax\.googleapis\.com\/ajax\/libs\/webfont\/(\d+(?:\.\d+){0,2})\/webfont(?:_debug)?\.js/i,
  /^(?:https?:)?\/\/cdnjs\.cloudflare\.com\/ajax\/libs\/webfont\/(\d+(?:\.\d+){0,2})\/webfontloader(?:\.min)?\.js/i,
];
const GOOGLE_FONTS = /^(?:https?:)?\/\/fonts\.googleapis\.com\/css2?\?/i;

/** Returns the built-in library that replaces a script from a recognized host. Null if there is none. */
export function libraryFromHere(address: string): FileFromHere | null {
  const wanted = versionIn(JQUERY, address) ?? (LATEST.test(address) ? '1.11' : null);
  if (wanted !== null) return jqueryFor(wanted);
  if (versionIn(MIGRATE, address)?.startsWith('1.'))
    return file(`jquery-migrate-${migrate}`, `jQuery Migrate ${migrate}`);
  if (versionIn(WEBFONT, address) === null) return null;
  return file(`webfont-${webfont}`, `Web Font Loader ${webfont}`);
}

/** The last of each line; what came before 1.9 expects functions that only its migration layer still has. */
function jqueryFor(version: string): FileFromHere | null {
  const [major, minor] = version.split('.').map(Number);
  if (major === 1 && minor !== undefined && minor < 9) {
    return file(`jquery-${jquery1}-migrate-${migrate}`, `jQuery ${jquery1} with Migrate ${migrate}`);
  }
  const own = { 1: jquery1, 2: jquery2, 3: jquery3 }[major ?? 0];
  return own === undefined ? null : file(`jquery-${own}`, `jQuery ${own}`);
}

function file(stem: string, name: string): FileFromHere {
  return { address: `${LIBRARIES_PATH}/${stem}.js`, name };
}

function versionIn(patterns: readonly RegExp[], address: string): string | null {
  for (const pattern of patterns) {
    const version = pattern.exec(address)?.[1];
    if (version !== undefined) return version;
  }
  return null;
}

/** A stylesheet of Google Fonts, asked of us; null for any other address. Template code in it stays where it is. */
export function fontsFromHere(address: string): string | null {
  return GOOGLE_FONTS.test(address) ? WEBFONTS_PATH + address.slice(address.indexOf('?')) : null;
}

/** Where the stylesheet of these families is, written as presets name them: `PT+Serif:400,700`. Null for none. */
export function webfontsAddress(families: readonly string[]): string | null {
  return families.length === 0
    ? null
    : `${WEBFONTS_PATH}?family=${encodeURIComponent(families.join('|').replaceAll('+', ' '))}`;
}

/** Fonts of the preset that a site begins with, and those of others that its choices name: a preset's values are copied. */
export function presetFonts(
  presets: readonly Pick<Preset, 'name' | 'webFonts'>[],
  values: TweakValues,
): readonly string[] {
  const chosen = Object.values(values).join('\n').toLowerCase();
  const isChosen = (font: string) => chosen.includes(familyName(font).toLowerCase());
  const fonts = presets.flatMap(({ name, webFonts }) =>
    name === DEFAULT_PRESET ? webFonts : webFonts.filter(isChosen),
  );
  return [...new Set(fonts)];
}

/**
 * Font families that an address of Google Fonts or of Quoin requests: the available ones, and the others as they are
 * written.
 */
export interface RequestedFamilies {
  /** Ids of our fonts. */
  readonly ours: readonly string[];
  readonly others: readonly string[];
}

export function requestedFamilies(written: readonly string[]): RequestedFamilies {
  const ours = new Set<string>();
  const others = new Set<string>();
  for (const family of written.flatMap((each) => each.split('|')).map((each) => each.trim())) {
    const own = FONTS.find((font) => font.family.toLowerCase() === familyName(family).toLowerCase());
    if (own !== undefined) ours.add(own.id);
    else if (family !== '') others.add(family);
  }
  return { ours: [...ours], others: [...others] };
}

/** `Source Sans Pro` of `Source Sans Pro:400,700`. */
export function familyName(written: string): string {
  return (written.split(':')[0] ?? '').replaceAll('+', ' ').trim();
}

/** Returns the value of each `family=` of an address. */
export function familiesIn(address: string): readonly string[] {
  const query = address.slice(address.indexOf('?') + 1).replaceAll('&amp;', '&');
  return query
    .split('&')
    .filter((part) => part.startsWith('family='))
    .map((part) => decoded(part.slice('family='.length)));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
