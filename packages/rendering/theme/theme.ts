import type { ThemeCustomType } from '@quoin/domain/site';
import type { Preset, Tweak } from '@quoin/domain/styles';

/** What can be wrong with the files of a theme; every one is survived. */
export type ThemeDiagnosticCode =
  | 'confMissing'
  | 'confUnreadable'
  | 'layoutWithoutRegions'
  | 'layoutDefaultMissing'
  | 'regionMissing'
  | 'stylesheetMissing'
  | 'scriptMissing'
  | 'jqueryMissing'
  | 'navigationTemplateMissing'
  | 'tagUnknown'
  | 'tagUnclosed'
  | 'imageInvalid'
  | 'tweakUnreadable'
  | 'tweakTypeUnknown'
  | 'tweakWithoutTarget'
  | 'tweakWithoutTitle'
  | 'stylesheetError';

/** Something wrong in a theme, with its place; shown to the owner, never to a visitor. Lines count from 1. */
export interface ThemeDiagnostic {
  readonly code: ThemeDiagnosticCode;
  readonly file: string;
  readonly line: number;
  readonly detail: string;
}

export interface Layout {
  readonly key: string;
  readonly name: string;
  /** Names without `.region`, in page order; only regions that exist. */
  readonly regions: readonly string[];
}

export interface ThemeNavigation {
  readonly title: string;
  readonly name: string;
}

export interface Stylesheet {
  /** Name below `styles/`. */
  readonly file: string;
  readonly source: string;
}

/** `collections/<name>.conf|.list|.item`; a missing part is null. */
export interface CollectionTemplates {
  readonly conf: Readonly<Record<string, unknown>>;
  readonly list: string | null;
  readonly item: string | null;
}

/** `pages/<name>.page` or `system/<name>.page` with its `.page.conf`. */
export interface PageTemplate {
  readonly source: string;
  readonly title: string;
  readonly description: string;
  /** Layout key the conf asks for, '' when it does not say. */
  readonly layout: string;
}

/** A site template as read from its files (site-templates 1 to 5). Names are case-sensitive. */
export interface Theme {
  readonly name: string;
  readonly author: string;
  readonly description: string;
  /** `look` of template.conf: what a site's style begins with (decision 0042); themes of the format have none. */
  readonly look: Readonly<Record<string, unknown>>;
  readonly layouts: ReadonlyMap<string, Layout>;
  readonly navigations: readonly ThemeNavigation[];
  /** Name without `.region` → source. */
  readonly regions: ReadonlyMap<string, string>;
  /** Name with `.block` → source: the partials. */
  readonly blocks: ReadonlyMap<string, string>;
  /** Type of block → name of the partial that draws it instead of us: those whose `.block.conf` says so (page-data 11). */
  readonly overrides: ReadonlyMap<string, string>;
  readonly collections: ReadonlyMap<string, CollectionTemplates>;
  readonly pages: ReadonlyMap<string, PageTemplate>;
  /** Entries with their own fields. */
  readonly customTypes: readonly ThemeCustomType[];
  /** Our extension: cart, checkout, order and not-found pages. */
  readonly system: ReadonlyMap<string, PageTemplate>;
  /** In order of concatenation, `reset.css` first when there is one. */
  readonly stylesheets: readonly Stylesheet[];
  /**
   * `lentStylesheets` of template.conf, a Quoin extension: styles that other themes get below their own when this theme
   * is their fallback.
   */
  readonly lentStylesheets: readonly Stylesheet[];
  /** Files below `styles/` that are not listed: stylesheets may import them. By name. */
  readonly otherStyles: ReadonlyMap<string, string>;
  /** `lessMath` of template.conf: where its stylesheets calculate; everywhere when it does not say, as the format does. */
  readonly lessMath: 'always' | 'parens-division';
  /** In stylesheet order, then those of the platform; as they begin with the preset `default` where there is one. */
  readonly tweaks: readonly Tweak[];
  /** Sets of choices that come with it, `default` first. */
  readonly presets: readonly Preset[];
  /** Locale → texts of `strings/template-*` and `strings/annotations-*`. */
  readonly strings: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** The same of `strings/tweaks-*`: labels and categories of tweaks, by what the stylesheets call them. */
  readonly tweakStrings: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Names below `scripts/`. */
  readonly scripts: ReadonlySet<string>;
  /** Names below `assets/`, as far as the reader was given them. */
  readonly assets: ReadonlySet<string>;
  /** `browserGlobals` of template.conf: whether its scripts call the format's globals; null where it does not say. */
  readonly browserGlobals: boolean | null;
  readonly diagnostics: readonly ThemeDiagnostic[];
}
