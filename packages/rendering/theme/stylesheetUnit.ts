import { DEFAULT_PRESET, isSystemTweak, presetValues, type TweakValues, valuesOver } from '@quoin/domain/styles';
import { withoutImports } from './code/styleText.ts';
import { type LessPart, lineEnds, withImports } from './lessImports.ts';
import { PLATFORM, PLATFORM_BUTTONS } from './platformLess.ts';
import { SYSTEM_LOOKS, SYSTEM_VALUES } from './systemLooks.ts';
import type { Theme } from './theme.ts';
import { chosenLess, impliedVariables } from './tweakLess.ts';

/** One LESS source for all stylesheets of a theme, and where each line of it came from. */
export interface StylesheetUnit {
  readonly source: string;
  /** Addresses on other hosts that it imports; no part of `source`, for imports come before all rules. */
  readonly imports: readonly string[];
  readonly math: Theme['lessMath'];
  readonly parts: readonly {
    readonly file: string;
    /** Of the unit. */
    readonly firstLine: number;
    /** Of the file. */
    readonly line: number;
  }[];
}

/** The owner's own stylesheet, which comes last and may use the theme's variables and mixins (site-templates 6). */
export const CUSTOM_CSS = '(custom)';

/**
 * All stylesheets in one scope, after what the format supplies and before the owner's choices: in LESS the last
 * definition of a variable wins everywhere.
 */
export function stylesheetUnit(
  theme: Pick<Theme, 'stylesheets' | 'otherStyles' | 'tweaks' | 'presets' | 'lessMath'>,
  chosen: TweakValues,
  customCss = '',
): StylesheetUnit {
  const preset = theme.presets.find(({ name }) => name === DEFAULT_PRESET);
  const below = preset === undefined ? {} : presetValues(preset, theme.tweaks);
  const values = valuesOver(below, chosen, theme.tweaks);
  const imports: string[] = [];
  const own = theme.stylesheets.map(({ file, source }) => whole(`styles/${file}`, withLineEnd(source)));
  const texts = [
    whole(
      '(platform)',
      hasPlatformTweaks(theme) ? PLATFORM + SYSTEM_VALUES + PLATFORM_BUTTONS + SYSTEM_LOOKS : PLATFORM,
    ),
    whole('(platform)', theme.tweaks.map((tweak) => impliedVariables(tweak, values)).join('')),
    ...own.flatMap((part) => withImports(theme, part)),
    whole('(tweaks)', theme.tweaks.map((tweak) => chosenLess(tweak, values)).join('')),
    ...withImports(theme, whole(CUSTOM_CSS, customCss.trim() === '' ? '' : withLineEnd(customCss))),
  ].map((part) => {
    const { source, addresses } = withoutImports(withLineEnd(part.text));
    imports.push(...addresses);
    return { ...part, text: source };
  });
  let firstLine = 1;
  const parts = texts.map(({ file, line, text }) => {
    const part = { file, firstLine, line };
    firstLine += lineEnds(text);
    return part;
  });
  return { source: texts.map(({ text }) => text).join(''), imports, math: theme.lessMath, parts };
}

/** Reports whether a theme has these tweaks. Quoin's themes have their own look. */
function hasPlatformTweaks({ tweaks }: Pick<Theme, 'tweaks'>): boolean {
  return tweaks.some(isSystemTweak);
}

function whole(file: string, text: string): LessPart {
  return { file, line: 1, text };
}

/** File and line of a line of the unit. */
export function placeInUnit(unit: StylesheetUnit, line: number): { readonly file: string; readonly line: number } {
  const part = unit.parts.findLast(({ firstLine }) => firstLine <= line) ?? unit.parts[0];
  return part ? { file: part.file, line: line - part.firstLine + part.line } : { file: '', line };
}

function withLineEnd(source: string): string {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
