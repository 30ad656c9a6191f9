/** An installed theme in one of its versions: `plain-shop@3`. Themes that come with the product are named without a number. */
export interface InstalledTheme {
  readonly name: string;
  /** From 1 on; 0 is the one that a developer works on. */
  readonly number: number;
}

/** The version that `theme dev` shows. */
export const DEV_NUMBER = 0;
const MAX_NAME = 48;
const REFERENCE = /^([a-z0-9][a-z0-9-]{0,47})@(\d{1,9})$/;

export function toThemeReference({ name, number }: InstalledTheme): string {
  return `${name}@${number}`;
}

/** Null for the name of a theme that comes with the product, and for what is no name at all. */
export function readThemeReference(text: string): InstalledTheme | null {
  const [, name, number] = REFERENCE.exec(text) ?? [];
  return name === undefined ? null : { name, number: Number(number) };
}

/** What the versions of a theme share: their tweaks are kept under it. */
export function themeFamily(reference: string): string {
  const installed = readThemeReference(reference);
  return installed === null ? reference : `${installed.name}@`;
}

/** The name in references: of the theme's title, else of its file or folder. */
export function installedThemeName(title: string, file = ''): string {
  return slugOf(title) || slugOf(file.replace(/\.zip$/i, '')) || 'theme';
}

function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_NAME)
    .replace(/-$/, '');
}
