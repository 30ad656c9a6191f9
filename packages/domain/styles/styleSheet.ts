import { parseColor, toHex } from './color.ts';
import { isDark, readable, TEXT_CONTRAST } from './contrast.ts';
import { FONT_ROLES, FONT_USES, type FontRole, type FontUse, type RoleStyle } from './fonts/fontPacks.ts';
import { type Font, fontFaces, fontStack } from './fonts/fonts.ts';
import {
  HOUSE_PALETTE,
  SECTION_THEMES,
  type SectionColors,
  type SectionTheme,
  sectionColors,
} from './sectionThemes.ts';
import { fontIn, type SiteStyle, STYLE_DEFAULTS } from './siteStyle.ts';

export interface StyleSheetOptions {
  /** For the editor's canvas: nothing moves by itself, for things are measured there, and a font shows whenever it comes. */
  readonly isCanvas?: boolean;
}

/**
 * Returns a site's look as a stylesheet that precedes the theme's: custom properties that themes and blocks use, and
 * fonts. '' if the owner chose nothing. Themes set their own values on `:where(:root)`, so these take precedence
 * regardless of order. The owner's own stylesheet comes last and takes precedence over both.
 */
export function styleSheetOf(style: SiteStyle, { isCanvas = false }: StyleSheetOptions = {}): string {
  const root = [
    ...scaleProperties(style),
    ...fontProperties(style),
    ...buttonProperties(style),
    ...spaceProperties(style),
  ];
  return [
    ...usedFonts(style).map((font) => fontFaces(font, isCanvas)),
    root.length === 0 ? '' : rule(':root', root),
    ...colorRules(style),
    ...useRules(style),
    ...imageRules(style),
    ...(isCanvas ? [] : animationRules(style)),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/**
 * Each family once, and all of the owner's, which a stylesheet of his own may name; those of our first theme come with its own
 * stylesheet, but other themes don't have them.
 */
function usedFonts(style: SiteStyle): readonly Font[] {
  const { fonts, ownFonts } = style;
  const used = fonts === null ? [] : FONT_ROLES.flatMap((role) => fontIn(style, fonts[role].font) ?? []);
  return [...new Set([...used, ...ownFonts])];
}

type Property = readonly [name: string, value: string];

function rule(selector: string, properties: readonly Property[]): string {
  return `${selector}{${properties.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/** Sizes of headings: each step up is the ratio once more, and on narrow screens the steps are smaller. */
function scaleProperties({ scale, fonts }: SiteStyle): readonly Property[] {
  const { base, ratio } = scale ?? STYLE_DEFAULTS.scale;
  const size = (fonts?.heading.size ?? 100) / 100;
  const text = (base / 16) * ((fonts?.body.size ?? 100) / 100);
  const isPlain = scale === null && size === 1;
  const steps = isPlain ? [] : HEADINGS.map(([name, step]) => [name, stepSize(ratio, step, size)] as const);
  return [...(text === 1 ? [] : [['--text-scale', number(text)] as const]), ...steps];
}

/** Steps above the size of text, which is 1rem whatever its base. */
const HEADINGS = [
  ['--h0', 6.4],
  ['--h1', 5],
  ['--h2', 2.9],
  ['--h3', 0.95],
] as const;

/** Grows between 360 and 1440 pixels of width. */
function stepSize(ratio: number, step: number, size: number): string {
  const narrow = (1 + (ratio - 1) * 0.68) ** step * size;
  const wide = ratio ** step * size;
  const slope = (wide - narrow) / 67.5;
  return `clamp(${number(narrow)}rem,${number(narrow - slope * 22.5)}rem + ${number(slope * 100)}vw,${number(wide)}rem)`;
}

function fontProperties(style: SiteStyle): readonly Property[] {
  const { fonts } = style;
  if (fonts === null) return [];
  return FONT_ROLES.flatMap((role) => roleProperties(role, fonts[role], fontIn(style, fonts[role].font)));
}

function roleProperties(role: FontRole, style: RoleStyle, font: Font | null): readonly Property[] {
  return [
    [`--font-${role}`, font === null ? 'inherit' : fontStack(font)],
    [`--weight-${role}`, number(style.weight)],
    [`--spacing-${role}`, style.spacing === 0 ? 'normal' : `${number(style.spacing / 100)}em`],
    [`--line-${role}`, number(style.line)],
    [`--case-${role}`, style.case],
    ...(role === 'meta' || role === 'buttons' ? [[`--size-${role}`, number(style.size / 100)] as const] : []),
  ];
}

const USED_BY: Readonly<Record<FontUse, string>> = {
  siteTitle: 'body .site-title',
  navigation: 'body .site-nav,body .account-link,body .cart-link',
  productTitle: 'body .product-card__title,body .product__title',
  price: 'body .product-card__price,body .price',
  quote: 'body blockquote',
  label: 'body .field__label,body .option__name,body .field-element-title',
};

/** Returns rules for texts in another role than their theme's. A role without its own font uses the body font. */
function useRules({ uses }: SiteStyle): readonly string[] {
  return FONT_USES.flatMap((use) => {
    const role = uses[use];
    if (role === undefined) return [];
    return rule(USED_BY[use], [
      ['font-family', `var(--font-${role},var(--font-body))`],
      ['font-weight', `var(--weight-${role},var(--weight-body,400))`],
      ['letter-spacing', `var(--spacing-${role},normal)`],
      ['text-transform', `var(--case-${role},none)`],
    ]);
  });
}

const RADII = { square: '0', rounded: '8px', pill: '999px' } as const;

function buttonProperties({ buttons }: SiteStyle): readonly Property[] {
  if (buttons === null) return [];
  const { shape, radius, paddingX, paddingY, border } = buttons;
  return [
    ['--button-radius', shape === 'custom' ? `${number(radius)}px` : RADII[shape]],
    ['--button-padding', `${number(paddingY)}px ${number(paddingX)}px`],
    ['--button-border', `${number(border)}px`],
  ];
}

function spaceProperties({ spacing }: SiteStyle): readonly Property[] {
  if (spacing === null) return [];
  const { pageWidth, pageMargin, section, gap } = spacing;
  return [
    ['--page-width', `${number(pageWidth)}px`],
    ['--page-margin', `min(${number(pageMargin)}px,5.2vw)`],
    ['--section-padding', `clamp(${number(Math.min(section, 40))}px,${number(section / 16)}vw,${number(section)}px)`],
    ['--grid-gap', `clamp(${number(gap / 2)}px,1.6vw,${number(gap)}px)`],
  ];
}

/** Every theme has its colours as soon as one colour was chosen. */
function colorRules(style: SiteStyle): readonly string[] {
  const { palette, themes, buttons } = style;
  const isChosen = palette !== null || Object.keys(themes.own).length > 0;
  const isOutline = buttons?.fill === 'outline';
  const of = (theme: SectionTheme) => sectionColors(palette ?? HOUSE_PALETTE, theme, themes.own[theme]);
  const parts = [
    isChosen || themes.page !== null || isOutline ? rootRule(of(themes.page ?? 'white'), isOutline) : '',
    ...(isChosen || isOutline ? SECTION_THEMES.map((theme) => sectionRule(theme, of(theme), isOutline)) : []),
    partRule('body .site-header', themes.header ?? (isChosen ? themes.page : null), of, isOutline),
    partRule('body .site-footer', themes.footer ?? (isChosen ? 'light' : null), of, isOutline),
  ];
  return parts;
}

/** The sign of a list that opens is a picture: it can't take the colour of the text. */
function rootRule(colors: SectionColors, isOutline: boolean): string {
  const stroke = `%23${colors.fieldText.slice(1)}`;
  const sign = `%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8' fill='none' stroke='${stroke}' stroke-width='1.5'%3E%3Cpath d='M1 1.5l5 5 5-5'/%3E%3C/svg%3E`;
  return [
    rule(':root', colorProperties(colors, isOutline)),
    rule('body select.field__input', [['background-image', `url("data:image/svg+xml,${sign}")`]]),
  ].join('\n');
}

function sectionRule(theme: SectionTheme, colors: SectionColors, isOutline: boolean): string {
  return rule(`.page-section[data-section-theme="${theme}"]`, [
    ...colorProperties(colors, isOutline),
    ['--section-ground', colors.ground],
    ['--section-ink', colors.text],
  ]);
}

/** Returns the rule of a part outside the page, with its own theme. */
function partRule(
  selector: string,
  theme: SectionTheme | null,
  of: (theme: SectionTheme) => SectionColors,
  isOutline: boolean,
): string {
  if (theme === null) return '';
  const colors = of(theme);
  return rule(selector, [...colorProperties(colors, isOutline), ['background', colors.ground], ['color', colors.text]]);
}

function colorProperties(colors: SectionColors, isOutline: boolean): readonly Property[] {
  const ground = parseColor(colors.ground);
  return [
    ['--wall', colors.ground],
    ['--wall-tint', colors.tint],
    ['--ink', colors.text],
    ['--ink-soft', colors.soft],
    ['--heading', colors.heading],
    ['--accent', colors.link],
    ['--link', colors.link],
    ['--on-accent', inkOn(colors.link, colors.ground)],
    ['--rule', colors.line],
    ['--button', isOutline ? 'transparent' : colors.button],
    ['--button-text', isOutline ? colors.button : colors.buttonText],
    ['--button-edge', colors.button],
    ['--field-ground', colors.field],
    ['--field-ink', colors.fieldText],
    ['--field-line', colors.fieldLine],
    // What the browser draws itself: scroll bars, lists that open, boxes to tick (DISP-07).
    ['color-scheme', ground !== null && isDark(ground) ? 'dark' : 'light'],
  ];
}

function inkOn(ground: string, wanted: string): string {
  const [under, over] = [parseColor(ground), parseColor(wanted)];
  return under === null || over === null ? wanted : toHex(readable(over, [under], TEXT_CONTRAST));
}

const TONES = {
  none: '',
  grey: 'grayscale(1)',
  soft: 'saturate(.72) contrast(.95)',
  warm: 'sepia(.22) saturate(1.1)',
  contrast: 'contrast(1.14) saturate(1.08)',
} as const;

/** Pictures of the page's own part; never those around it. */
const PICTURES = 'main :is(figure,.sqs-block,.product-card,.post-card,.hero__picture) img';

function imageRules({ images }: SiteStyle): readonly string[] {
  if (images === null) return [];
  const { radius, tone, hover } = images;
  const looks: Property[] = [];
  if (radius > 0) looks.push(['border-radius', `${number(radius)}px`]);
  if (TONES[tone] !== '') looks.push(['filter', TONES[tone]]);
  const moved = hover === 'zoom' ? 'scale:1.03' : 'filter:brightness(1.08)';
  return [
    looks.length === 0 ? '' : rule(PICTURES, looks),
    hover === 'none'
      ? ''
      : `@media (hover:hover) and (prefers-reduced-motion:no-preference){${PICTURES}{transition:scale .4s,filter .4s}a:hover>img,a:hover>*>img{${moved}}}`,
  ];
}

const STARTS = {
  fade: 'opacity:0',
  rise: 'opacity:0;translate:0 2.5rem',
  grow: 'opacity:0;scale:.94',
  slide: 'opacity:0;translate:-2.5rem 0',
} as const;
/** How far into view a thing is when it has come to rest, in percent of its height. */
const RESTS = { slow: 60, medium: 40, fast: 25 } as const;

/** What comes into view comes with a movement. Without scripts, and not for people who asked for less of it (ED-44). */
function animationRules({ animation }: SiteStyle): readonly string[] {
  if (animation === null || animation.kind === 'none') return [];
  const { kind, speed } = animation;
  const what = '.page-section .sqs-block-content,main .band,main .hero__picture';
  return [
    `@media (prefers-reduced-motion:no-preference){@supports (animation-timeline:view()){@keyframes site-enter{from{${STARTS[kind]}}}${what}{animation:site-enter linear both;animation-timeline:view();animation-range:entry 0% entry ${RESTS[speed]}%}}}`,
  ];
}

/** At most four places behind the point. */
function number(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}
