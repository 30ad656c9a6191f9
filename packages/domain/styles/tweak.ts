export type TweakType = 'color' | 'value' | 'image' | 'font' | 'checkbox' | 'dropdown';

export const TWEAK_TYPES: readonly TweakType[] = ['color', 'value', 'image', 'font', 'checkbox', 'dropdown'];

/** One adjustable value of a theme, as a stylesheet's annotation declares it (site-templates 5). */
export interface Tweak {
  readonly type: TweakType;
  /** Its name in presets and to scripts: variable name, class name of a font, slug of the title for the rest. */
  readonly key: string;
  readonly title: string;
  readonly label: string;
  readonly category: string;
  readonly target: string;
  readonly showOnlyWhenPresent: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
  readonly unit: string;
  readonly property: readonly string[];
  readonly options: readonly string[];
  /** What is read of its options in the language of the site, by option; of the others the option itself. */
  readonly optionTexts?: Readonly<Record<string, string>>;
  /** It is about a rule `.key { … }`; else about a variable, or about nothing in the stylesheets. */
  readonly isRule: boolean;
  /** The value without any choice of the owner: LESS text, `true`/`false`, an option, or a font's declarations. */
  readonly defaultValue: string;
  /** Whether scripts of the page may read it. */
  readonly js: boolean;
  readonly loadAllVariants: boolean;
  readonly disableTransparency: boolean;
  /** 1-based line of the annotation. */
  readonly line: number;
}

export interface TweakDiagnostic {
  readonly code: 'tweakUnreadable' | 'tweakTypeUnknown' | 'tweakWithoutTarget' | 'tweakWithoutTitle';
  readonly line: number;
  readonly detail: string;
}
