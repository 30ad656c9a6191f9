import { hexOf } from './color.ts';
import {
  FONT_ROLES,
  FONT_USES,
  type FontRole,
  type FontUse,
  fontPackOf,
  type RoleStyle,
  TEXT_CASES,
} from './fonts/fontPacks.ts';
import { type Font, fontOf } from './fonts/fonts.ts';
import { readOwnFonts } from './fonts/ownFonts.ts';
import {
  HOUSE_PALETTE,
  isSectionTheme,
  PALETTE_COLORS,
  type Palette,
  SECTION_THEMES,
  type SectionTheme,
  THEME_ELEMENTS,
  type ThemeOverrides,
} from './sectionThemes.ts';
import { inside, isStored, type Stored } from './stored.ts';

export const BUTTON_SHAPES = ['square', 'rounded', 'pill', 'custom'] as const;
export const BUTTON_FILLS = ['solid', 'outline'] as const;
export const IMAGE_TONES = ['none', 'grey', 'soft', 'warm', 'contrast'] as const;
export const IMAGE_HOVERS = ['none', 'zoom', 'brighten'] as const;
export const ANIMATIONS = ['none', 'fade', 'rise', 'grow', 'slide'] as const;
export const ANIMATION_SPEEDS = ['slow', 'medium', 'fast'] as const;

type OneOf<List extends readonly unknown[]> = List[number];

/** A site's look, as far as it was chosen: null where the theme's own holds. */
export interface SiteStyle {
  readonly palette: Palette | null;
  readonly themes: {
    /** Of everything that is in no section. */
    readonly page: SectionTheme | null;
    readonly header: SectionTheme | null;
    readonly footer: SectionTheme | null;
    readonly own: ThemeOverrides;
  };
  readonly fonts: Readonly<Record<FontRole, RoleStyle>> | null;
  /** Families the owner has uploaded, whether something is set in them or not. */
  readonly ownFonts: readonly Font[];
  readonly uses: Readonly<Partial<Record<FontUse, FontRole>>>;
  readonly scale: { readonly base: number; readonly ratio: number } | null;
  readonly buttons: {
    readonly shape: OneOf<typeof BUTTON_SHAPES>;
    /** Pixels. */
    readonly radius: number;
    readonly fill: OneOf<typeof BUTTON_FILLS>;
    readonly paddingX: number;
    readonly paddingY: number;
    readonly border: number;
  } | null;
  readonly spacing: {
    /** Pixels. */
    readonly pageWidth: number;
    readonly pageMargin: number;
    readonly section: number;
    readonly gap: number;
  } | null;
  readonly images: {
    readonly radius: number;
    readonly tone: OneOf<typeof IMAGE_TONES>;
    readonly hover: OneOf<typeof IMAGE_HOVERS>;
  } | null;
  readonly animation: {
    readonly kind: OneOf<typeof ANIMATIONS>;
    readonly speed: OneOf<typeof ANIMATION_SPEEDS>;
  } | null;
}

/** What holds for a group of which only some values were chosen: as our first theme looks. */
export const STYLE_DEFAULTS = {
  pack: 'gallery',
  scale: { base: 16, ratio: 1.28 },
  buttons: { shape: 'custom', radius: 2, fill: 'solid', paddingX: 30, paddingY: 13, border: 1 },
  spacing: { pageWidth: 1440, pageMargin: 48, section: 96, gap: 24 },
  images: { radius: 0, tone: 'none', hover: 'none' },
  animation: { kind: 'none', speed: 'medium' },
} as const;

/** Least and most of every number one may choose, with its step. */
export const STYLE_RANGES = {
  base: [13, 22, 1],
  ratio: [1.05, 1.6, 0.01],
  weight: [100, 900, 50],
  size: [60, 160, 1],
  line: [0.9, 2, 0.01],
  spacing: [-5, 20, 0.5],
  radius: [0, 60, 1],
  paddingX: [8, 72, 1],
  paddingY: [4, 32, 1],
  border: [0, 4, 1],
  pageWidth: [720, 2000, 20],
  pageMargin: [8, 120, 4],
  section: [0, 240, 4],
  gap: [0, 64, 2],
} as const satisfies Readonly<Record<string, readonly [number, number, number]>>;
export type StyleNumber = keyof typeof STYLE_RANGES;

/** Reads a style as it is stored. What can't be meant counts as not chosen; nothing is refused. */
export function readSiteStyle(stored: Stored): SiteStyle {
  const ownFonts = readOwnFonts(stored);
  return {
    ownFonts,
    palette: readPalette(inside(stored, 'palette')),
    themes: readThemes(inside(stored, 'sectionThemes')),
    fonts: readFonts(inside(stored, 'fonts'), ownFonts),
    uses: readUses(inside(inside(stored, 'fonts'), 'uses')),
    scale: group(inside(stored, 'scale'), (own) => ({
      base: numberIn(own, 'base', STYLE_DEFAULTS.scale.base),
      ratio: numberIn(own, 'ratio', STYLE_DEFAULTS.scale.ratio),
    })),
    buttons: group(inside(stored, 'buttons'), readButtons),
    spacing: group(inside(stored, 'spacing'), (own) => ({
      pageWidth: numberIn(own, 'pageWidth', STYLE_DEFAULTS.spacing.pageWidth),
      pageMargin: numberIn(own, 'pageMargin', STYLE_DEFAULTS.spacing.pageMargin),
      section: numberIn(own, 'section', STYLE_DEFAULTS.spacing.section),
      gap: numberIn(own, 'gap', STYLE_DEFAULTS.spacing.gap),
    })),
    images: group(inside(stored, 'images'), (own) => ({
      radius: numberIn(own, 'radius', STYLE_DEFAULTS.images.radius),
      tone: oneOf(IMAGE_TONES, own.tone, STYLE_DEFAULTS.images.tone),
      hover: oneOf(IMAGE_HOVERS, own.hover, STYLE_DEFAULTS.images.hover),
    })),
    animation: group(inside(stored, 'animation'), (own) => ({
      kind: oneOf(ANIMATIONS, own.kind, STYLE_DEFAULTS.animation.kind),
      speed: oneOf(ANIMATION_SPEEDS, own.speed, STYLE_DEFAULTS.animation.speed),
    })),
  };
}

/** The owner's choices over those a theme begins with, value by value; `tweaks` and text are not looked at. */
export function styleOver(look: Stored, own: Stored): Stored {
  const merged: Record<string, unknown> = { ...look };
  for (const [name, value] of Object.entries(own)) {
    const below = inside(look, name);
    merged[name] = isStored(value) && Object.keys(below).length > 0 ? styleOver(below, value) : value;
  }
  return merged;
}

function readPalette(own: Stored): Palette | null {
  return group(own, () => {
    const colors = PALETTE_COLORS.map((name) => [name, hexOf(own[name], HOUSE_PALETTE[name])]);
    return Object.fromEntries(colors) as Palette;
  });
}

function readThemes(own: Stored): SiteStyle['themes'] {
  const theme = (name: string) => (isSectionTheme(own[name]) ? own[name] : null);
  const colors = inside(own, 'colors');
  const overrides = SECTION_THEMES.flatMap((name) => {
    const given = inside(colors, name);
    const chosen = THEME_ELEMENTS.map((element) => [element, hexOf(given[element], '')]).filter(
      ([, hex]) => hex !== '',
    );
    return chosen.length === 0 ? [] : [[name, Object.fromEntries(chosen)] as const];
  });
  return { page: theme('page'), header: theme('header'), footer: theme('footer'), own: Object.fromEntries(overrides) };
}

function readUses(own: Stored): SiteStyle['uses'] {
  const chosen = FONT_USES.filter((use) => (FONT_ROLES as readonly unknown[]).includes(own[use]));
  return Object.fromEntries(chosen.map((use) => [use, own[use] as FontRole]));
}

/** Roles of the chosen pack, with what was chosen otherwise over them. */
function readFonts(own: Stored, ownFonts: readonly Font[]): SiteStyle['fonts'] {
  return group(own, () => {
    const pack = fontPackOf(textIn(own, 'pack')) ?? fontPackOf(STYLE_DEFAULTS.pack)!;
    const given = inside(own, 'roles');
    const roles = FONT_ROLES.map((role) => [role, readRole(inside(given, role), pack.roles[role], ownFonts)]);
    return Object.fromEntries(roles) as Record<FontRole, RoleStyle>;
  });
}

/** Returns a built-in font or one of the owner's. Null if it doesn't exist. */
export function fontIn({ ownFonts }: Pick<SiteStyle, 'ownFonts'>, id: string): Font | null {
  return ownFonts.find((font) => font.id === id) ?? fontOf(id);
}

function readRole(own: Stored, base: RoleStyle, ownFonts: readonly Font[]): RoleStyle {
  const font = fontIn({ ownFonts }, textIn(own, 'font')) ?? fontOf(base.font)!;
  const [lightest, heaviest] = font.weights;
  return {
    font: font.id,
    weight: Math.min(heaviest, Math.max(lightest, numberIn(own, 'weight', base.weight))),
    size: numberIn(own, 'size', base.size),
    line: numberIn(own, 'line', base.line),
    spacing: numberIn(own, 'spacing', base.spacing),
    case: oneOf(TEXT_CASES, own.case, base.case),
  };
}

function readButtons(own: Stored): NonNullable<SiteStyle['buttons']> {
  const held = STYLE_DEFAULTS.buttons;
  return {
    shape: oneOf(BUTTON_SHAPES, own.shape, held.shape),
    radius: numberIn(own, 'radius', held.radius),
    fill: oneOf(BUTTON_FILLS, own.fill, held.fill),
    paddingX: numberIn(own, 'paddingX', held.paddingX),
    paddingY: numberIn(own, 'paddingY', held.paddingY),
    border: numberIn(own, 'border', held.border),
  };
}

/** Reads a group. Null if nothing of it is set. */
function group<Read>(own: Stored, read: (own: Stored) => Read): Read | null {
  return Object.keys(own).length === 0 ? null : read(own);
}

function textIn(stored: Stored, name: string): string {
  const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
  return typeof value === 'string' ? value : '';
}

function numberIn(stored: Stored, name: StyleNumber, fallback: number): number {
  const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
  const [least, most] = STYLE_RANGES[name];
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : fallback;
}

function oneOf<const Values extends readonly string[]>(values: Values, given: unknown, fallback: Values[number]) {
  return (values as readonly unknown[]).includes(given) ? (given as Values[number]) : fallback;
}
