import { createHash } from 'node:crypto';
import { placeInUnit, stylesheetUnit, type ThemeDiagnostic } from '@quoin/rendering/theme';
import { type Encoded, encodeStrongly } from './encoded.ts';
import type { StylesheetCompiler } from './less/stylesheetCompiler.ts';
import type { LoadedTheme } from './themes.ts';

export interface SiteStylesheet {
  /** `/assets/site/<hash>.css`; null when the theme has no rule at all. */
  readonly address: string | null;
  readonly hash: string;
  readonly body: Encoded;
  readonly diagnostics: readonly ThemeDiagnostic[];
}

type TweakValues = Readonly<Record<string, string>>;

/** Compiled stylesheets by what they are made of: a theme's version and the owner's choices. */
export interface SiteStyles {
  of(theme: LoadedTheme, values: TweakValues): Promise<SiteStylesheet>;
  /** One that was handed out lately, by its hash. */
  find(hash: string): SiteStylesheet | null;
}

const MAX_KEPT = 200;

export function createSiteStyles(compiler: StylesheetCompiler): SiteStyles {
  const kept = new Map<string, Promise<SiteStylesheet>>();
  const byHash = new Map<string, SiteStylesheet>();

  async function build(theme: LoadedTheme, values: TweakValues): Promise<SiteStylesheet> {
    const unit = stylesheetUnit(theme.compiled.theme, values);
    const { css, problems } = await compiler.compile(unit.source);
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 20);
    const diagnostics = problems.map(({ line, message }) => ({
      code: 'stylesheetError' as const,
      ...placeInUnit(unit, line),
      detail: message,
    }));
    const address = css.trim() === '' ? null : `/assets/site/${hash}.css`;
    const sheet = { address, hash, body: await encodeStrongly(Buffer.from(css)), diagnostics };
    byHash.set(hash, sheet);
    forgetOldest(byHash);
    return sheet;
  }

  return {
    of(theme, values) {
      const key = `${theme.name}|${theme.version}|${JSON.stringify(Object.entries(values).sort())}`;
      const known = kept.get(key);
      if (known) return known;
      const sheet = build(theme, values);
      kept.set(key, sheet);
      sheet.catch(() => kept.delete(key));
      forgetOldest(kept);
      return sheet;
    },
    find: (hash) => byHash.get(hash) ?? null,
  };
}

function forgetOldest(map: Map<string, unknown>): void {
  if (map.size <= MAX_KEPT) return;
  const oldest = map.keys().next().value;
  if (oldest !== undefined) map.delete(oldest);
}
