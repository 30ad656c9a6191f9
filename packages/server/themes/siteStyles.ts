import { createHash } from 'node:crypto';
import { fontDisplay, readSiteStyle, type Stored, styleOver, styleSheetOf } from '@quoin/domain/styles';
import { settingObject, settingText, settingTexts } from '@quoin/rendering/page';
import { importsText, placeInUnit, stylesheetUnit, type Theme, type ThemeDiagnostic } from '@quoin/rendering/theme';
import { type Encoded, encodeStrongly } from '../platform/http/replies/encoded.ts';
import { scopedStyles } from './lent/scopedStyles.ts';
import { withFilledButtons, withSystemButtons } from './lent/systemButtons.ts';
import type { StylesheetCompiler } from './less/stylesheetCompiler.ts';
import { allowedOf } from './ownCode.ts';
import type { LoadedTheme } from './themes.ts';

export interface SiteStylesheet {
  /** `/assets/site/<hash>.css`; null when the theme has no rule at all. */
  readonly address: string | null;
  readonly hash: string;
  readonly body: Encoded;
  readonly diagnostics: readonly SheetDiagnostic[];
}

export type SheetDiagnostic = ThemeDiagnostic & { readonly column?: number };

/** A theme in one state of its files, as far as its stylesheets need it. */
export interface StyledTheme {
  readonly name: string;
  readonly version: string;
  readonly compiled: { readonly theme: Theme };
  /**
   * The theme with its fallback templates and stylesheets. Null or omitted for the house theme and themes based on it.
   */
  readonly lender?: StyledTheme | null;
}

type Settings = Readonly<Record<string, unknown>>;
type TweakValues = Readonly<Record<string, string>>;

/** What an owner chose about the looks of a site. */
export interface SiteLooks {
  readonly tweaks: TweakValues;
  /** As stored. The theme's defaults apply below it. */
  readonly style: Stored;
  /** LESS, after the theme's own. */
  readonly customCss: string;
  /** Whose stylesheets may be imported: browsers say no to others at every page. */
  readonly styleHosts: ReadonlySet<string>;
}

/** The choices of an owner, as the settings of a site hold them. */
export function looksOf(
  { settings, tried }: { readonly settings: Settings; readonly tried?: { readonly keepsTweaks: boolean } },
  theme: Pick<LoadedTheme, 'name' | 'requests'>,
): SiteLooks {
  const { customCss: _, ...style } = settingObject(settings, 'siteStyle');
  return {
    tweaks: tried?.keepsTweaks === false ? {} : settingTexts(settings, 'tweaks'),
    style,
    customCss: settingText(settingObject(settings, 'siteStyle'), 'customCss'),
    styleHosts: styleHostsOf(allowedOf(theme, settings)),
  };
}

function styleHostsOf(allowed: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...allowed].flatMap((id) => (id.startsWith('style ') ? [id.slice('style '.length)] : [])));
}

/** Compiled stylesheets by what they are made of: a theme's version and the owner's choices. */
export interface SiteStyles {
  of(theme: StyledTheme, looks: SiteLooks): Promise<SiteStylesheet>;
  /** The theme and the owner's own stylesheet, without the style; and the style alone: for the canvas, which changes it alone. */
  inTwo(
    theme: StyledTheme,
    looks: SiteLooks,
  ): Promise<{ readonly theme: SiteStylesheet; readonly style: SiteStylesheet }>;
  /** Returns the fallback below a theme's own stylesheet. Null if the theme has none. */
  lentTo(theme: Pick<StyledTheme, 'lender'>): Promise<SiteStylesheet | null>;
  /** Finds a recently returned stylesheet by hash. */
  find(hash: string): SiteStylesheet | null;
}

const MAX_KEPT = 200;

export function createSiteStyles(compiler: StylesheetCompiler): SiteStyles {
  const kept = new Map<string, Promise<SiteStylesheet>>();
  const byHash = new Map<string, SiteStylesheet>();

  async function build(
    { compiled, lender }: StyledTheme,
    { tweaks, style, customCss, styleHosts }: SiteLooks,
    finish = (css: string) => css,
  ): Promise<SiteStylesheet> {
    const unit = stylesheetUnit(compiled.theme, tweaks, customCss);
    const made = await compiler.compile(unit);
    // A stylesheet of the owner's that takes for ever must not cost the site its looks.
    const isLost = made.css === '' && customCss !== '';
    const whole = isLost ? await compiler.compile(stylesheetUnit(compiled.theme, tweaks)) : made;
    const css = lender ? withFilledButtons(withSystemButtons(whole.css)) : whole.css;
    const diagnostics = made.problems.map(({ line, column, message }) => ({
      code: 'stylesheetError' as const,
      ...placeInUnit(unit, line),
      column,
      detail: message,
    }));
    const front = styleCss(compiled.theme, style, false);
    const rules = front === '' ? css : `${front}\n${css}`;
    return keep(finish(importsText(unit.imports, styleHosts) + rules), diagnostics);
  }

  async function buildLent({ compiled }: StyledTheme): Promise<SiteStylesheet> {
    const source = compiled.theme.lentStylesheets.map((sheet) => sheet.source).join('\n');
    const { css } = await compiler.compile({ source, math: compiled.theme.lessMath });
    return keep(scopedStyles(css), []);
  }

  async function keep(css: string, diagnostics: readonly SheetDiagnostic[]): Promise<SiteStylesheet> {
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 20);
    const address = css.trim() === '' ? null : `/assets/site/${hash}.css`;
    const sheet = { address, hash, body: await encodeStrongly(Buffer.from(css)), diagnostics };
    byHash.set(hash, sheet);
    forgetOldest(byHash);
    return sheet;
  }

  function once(key: string, make: () => Promise<SiteStylesheet>): Promise<SiteStylesheet> {
    const known = kept.get(key);
    if (known) return known;
    const sheet = make();
    kept.set(key, sheet);
    sheet.catch(() => kept.delete(key));
    forgetOldest(kept);
    return sheet;
  }

  const of: SiteStyles['of'] = (theme, looks) => once(keyOf(theme, looks), () => build(theme, looks));

  return {
    of,
    async inTwo(theme, looks) {
      const css = styleCss(theme.compiled.theme, looks.style, true);
      const bare = { ...theme, compiled: { theme: { ...theme.compiled.theme, look: {} } } };
      const [own, style] = await Promise.all([
        once(`bare|${keyOf(theme, { ...looks, style: {} })}`, () => build(bare, { ...looks, style: {} }, fontsShow)),
        // It has an address even while it is empty: the editor fills it.
        once(`style|${css}`, () => keep(css === '' ? ':root{}' : css, [])),
      ]);
      return { theme: own, style };
    },
    async lentTo({ lender }) {
      if (!lender || lender.compiled.theme.lentStylesheets.length === 0) return null;
      return once(`lent|${lender.name}|${lender.version}`, () => buildLent(lender));
    },
    find: (hash) => byHash.get(hash) ?? null,
  };
}

/** The owner's choices over what the theme begins with, as a stylesheet. */
function styleCss({ look }: Theme, style: Stored, isCanvas: boolean): string {
  return styleSheetOf(readSiteStyle(styleOver(look, style)), { isCanvas });
}

/** A theme's own fonts as the canvas shows them. */
function fontsShow(css: string): string {
  return css.replaceAll(/font-display:\s*optional/g, `font-display: ${fontDisplay(true)}`);
}

/** Values come in the order in which the database has them, which is always the same. */
function keyOf(theme: StyledTheme, { tweaks, style, customCss, styleHosts }: SiteLooks): string {
  const choices = [Object.entries(tweaks).sort(), style, customCss, [...styleHosts].sort()];
  return `${theme.name}|${theme.version}|${JSON.stringify(choices)}`;
}

function forgetOldest(map: Map<string, unknown>): void {
  if (map.size <= MAX_KEPT) return;
  const oldest = map.keys().next().value;
  if (oldest !== undefined) map.delete(oldest);
}
