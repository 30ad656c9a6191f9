import type { ThemeCustomType, ThemePageKind } from '@quoin/domain/site';
import type { Tweak } from '@quoin/domain/styles';

/** GET `?theme=` answers what a site's look can be made of: themes, and the tweaks of the one that is shown. */
export const appDesignPath = (site: string) => `/api/app/sites/${encodeURIComponent(site)}/design`;
/** POST compiles a theme with tweaks and the owner's own stylesheet, in the state that a user is editing. */
export const appDesignStylesheetPath = (site: string) => `${appDesignPath(site)}/stylesheet`;

export interface WireTheme {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What a site's style begins with: palette, fonts and so on, as the style record keeps them. */
  readonly look: Readonly<Record<string, unknown>>;
}

export interface AppDesignResponse {
  readonly themes: readonly WireTheme[];
  /** Name of the theme the tweaks and navigations are of. */
  readonly theme: string;
  readonly tweaks: readonly Tweak[];
  /** Sets of choices that come with it; one named `default` is what it begins with. */
  readonly presets: readonly WirePreset[];
  readonly navigations: readonly { readonly name: string; readonly title: string }[];
  /** Its layouts that a page can be given, `default` first. */
  readonly layouts: readonly { readonly key: string; readonly name: string }[];
  /** The theme's page types. */
  readonly pageKinds: readonly ThemePageKind[];
  /** Entries with their own fields. */
  readonly customTypes: readonly ThemeCustomType[];
  /** Whether its pages follow the style record; other themes only have tweaks. */
  readonly isStyled: boolean;
}

export interface WirePreset {
  readonly name: string;
  readonly title: string;
  /** As the tweaks of a style record. */
  readonly values: Readonly<Record<string, string>>;
}

export interface DesignStylesheetRequest {
  readonly theme: string;
  readonly tweaks: Readonly<Record<string, string>>;
  readonly customCss: string;
}

export interface DesignStylesheetResponse {
  /** On the site's origin, without the style; null for a theme without any rule. */
  readonly address: string | null;
  /** Problems of the owner's own stylesheet. Those of the theme's are reported elsewhere. Counted from 1. */
  readonly problems: readonly WireStylesheetProblem[];
  readonly bodyClasses: readonly string[];
}

export interface WireStylesheetProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}
