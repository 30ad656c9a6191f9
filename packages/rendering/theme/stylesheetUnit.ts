import { type Tweak, type TweakValues, tweakValue } from '@quoin/domain/styles';
import { withoutImports } from './code/styleText.ts';
import type { Theme } from './theme.ts';

/** One LESS source for all stylesheets of a theme, and where each line of it came from. */
export interface StylesheetUnit {
  readonly source: string;
  /** Addresses on other hosts that it imports; no part of `source`, for imports come before all rules. */
  readonly imports: readonly string[];
  readonly parts: readonly { readonly file: string; readonly firstLine: number; readonly lineCount: number }[];
}

const FONT_PROPERTIES = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-decoration',
  'text-align',
] as const;

const IMAGE_DEFAULTS = {
  'background-image': 'none',
  'background-position': 'center center',
  'background-size': 'cover',
  'background-attachment': 'scroll',
  'background-repeat': 'no-repeat',
} as const;

/** The owner's own stylesheet, which comes last and may use the theme's variables and mixins (site-templates 6). */
export const CUSTOM_CSS = '(custom)';

/** What the format promises beside the theme's own files (site-templates 6 b to d); harmless until a theme calls it. */
const PLATFORM = `@newsletterTextColor: #000;
.sqs-ui-font(@name, @place: before) {}
.sqs-ui-font-size(@size, @height: 1) { font-size: @size; line-height: @height; }
.button-block-guarded-mixin-outline-hover-style(...) {}
`;

/**
 * All stylesheets in one scope, after what the format supplies and before the owner's choices: in LESS the last
 * definition of a variable wins everywhere.
 */
export function stylesheetUnit(
  theme: Pick<Theme, 'stylesheets' | 'tweaks'>,
  values: TweakValues,
  customCss = '',
): StylesheetUnit {
  const imports: string[] = [];
  const ownText = (source: string): string => {
    const { source: rest, addresses } = withoutImports(withLineEnd(source));
    imports.push(...addresses);
    return rest;
  };
  const texts = [
    { file: '(platform)', text: PLATFORM + theme.tweaks.map((tweak) => impliedVariables(tweak, values)).join('') },
    ...theme.stylesheets.map(({ file, source }) => ({ file: `styles/${file}`, text: ownText(source) })),
    { file: '(tweaks)', text: theme.tweaks.map((tweak) => chosenValue(tweak, values)).join('') },
    { file: CUSTOM_CSS, text: customCss.trim() === '' ? '' : ownText(customCss) },
  ];
  let line = 1;
  const parts = texts.map(({ file, text }) => {
    const part = { file, firstLine: line, lineCount: text.split('\n').length - 1 };
    line += part.lineCount;
    return part;
  });
  return { source: texts.map(({ text }) => text).join(''), imports, parts };
}

/** File and line of a line of the unit. */
export function placeInUnit(unit: StylesheetUnit, line: number): { readonly file: string; readonly line: number } {
  const part = unit.parts.findLast(({ firstLine }) => firstLine <= line) ?? unit.parts[0];
  return part ? { file: part.file, line: line - part.firstLine + 1 } : { file: '', line };
}

function withLineEnd(source: string): string {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** The variables a font or image tweak defines without anybody writing them down (site-templates 5). */
function impliedVariables(tweak: Tweak, values: TweakValues): string {
  if (tweak.type === 'font') {
    const declared = declarations(tweakValue(tweak, values) || tweak.defaultValue);
    return FONT_PROPERTIES.map((name) => `@${tweak.key}-${name}: ${declared.get(name) ?? 'inherit'};\n`).join('');
  }
  if (tweak.type !== 'image') return '';
  return Object.entries(IMAGE_DEFAULTS)
    .map(([name, value]) => `@${tweak.key}-${name}: ${value};\n`)
    .join('');
}

function declarations(text: string): ReadonlyMap<string, string> {
  const inside = text.trim().replace(/^\{|\}$/g, '');
  const pairs = inside.split(';').map((pair) => pair.split(/:(.*)/s).map((part) => part.trim()));
  return new Map(pairs.filter(([name, value]) => name && value).map(([name, value]) => [name ?? '', value ?? '']));
}

/** The owner's own value, after everything else; nothing when the default stays. */
function chosenValue(tweak: Tweak, values: TweakValues): string {
  if (!Object.hasOwn(values, tweak.key)) return '';
  const value = (values[tweak.key] ?? '').replace(/[{}\n]/g, ' ').trim();
  if (tweak.type === 'color' || tweak.type === 'value') return `@${tweak.key}: ${value.replaceAll(';', '')};\n`;
  return tweak.type === 'font' ? `.${tweak.key} { ${value} }\n` : '';
}
