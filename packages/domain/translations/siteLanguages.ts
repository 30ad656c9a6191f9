/** A language a site speaks besides its main one. */
export interface FurtherLanguage {
  /** BCP 47, in its usual spelling: `pt-BR`. */
  readonly code: string;
  /** Shown to visitors; otherwise it is still being prepared. */
  readonly isVisible: boolean;
}

export const MAX_FURTHER_LANGUAGES = 20;

/** The languages as they are stored; whatever is none is left out. */
export function readFurtherLanguages(stored: unknown): readonly FurtherLanguage[] {
  if (!Array.isArray(stored)) return [];
  const seen = new Set<string>();
  return stored.flatMap((entry: unknown) => {
    const { code, isVisible } = (entry ?? {}) as Readonly<Record<string, unknown>>;
    const known = typeof code === 'string' ? languageCode(code) : null;
    if (known === null || seen.has(known)) return [];
    seen.add(known);
    return [{ code: known, isVisible: isVisible === true }];
  });
}

/** Those that visitors are shown; null: none were ever chosen. */
export function visibleLanguages(further: readonly FurtherLanguage[] | null | undefined): readonly FurtherLanguage[] {
  return (further ?? []).filter(({ isVisible }) => isVisible);
}

/** The usual spelling of a language's code; null for what is none. */
export function languageCode(text: string): string | null {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(text)) return null;
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null;
  } catch {
    return null;
  }
}

/** What every address in a further language begins with: `/de`, `/pt-br`. */
export function languagePrefix(code: string): string {
  return `/${code.toLowerCase()}`;
}

export interface SplitPath {
  readonly language: FurtherLanguage;
  /** The same address without its language. */
  readonly path: string;
}

/** The visible language that a path begins with; null where it is one of the main language. */
export function splitLanguagePath(path: string, further: readonly FurtherLanguage[]): SplitPath | null {
  for (const language of further) {
    const prefix = languagePrefix(language.code);
    if (!language.isVisible || !path.startsWith(prefix)) continue;
    const rest = path.slice(prefix.length);
    if (rest === '' || rest.startsWith('/')) return { language, path: rest === '' ? '/' : rest };
  }
  return null;
}

/** A language's name in itself, with a capital where names have one: `Deutsch`, `日本語`. */
export function ownLanguageName(code: string): string {
  return named(code, code);
}

/** A language's name as the app says it. */
export function languageNameIn(reader: string, code: string): string {
  return named(reader, code);
}

function named(reader: string, code: string): string {
  try {
    const name = new Intl.DisplayNames([reader], { type: 'language', fallback: 'code' }).of(code) ?? code;
    return name.slice(0, 1).toLocaleUpperCase(reader) + name.slice(1);
  } catch {
    return code;
  }
}
