import { pageProblems, type TemplateProblem, themeProblems } from '@quoin/rendering/page';
import type { ThemeFiles } from '@quoin/rendering/theme';
import { missingPartials } from './missingPartials.ts';
import type { SheetDiagnostic } from './siteStyles.ts';
import type { LoadedTheme } from './themes.ts';

type Diagnosed = Pick<LoadedTheme, 'compiled' | 'files' | 'fallbackFiles' | 'requests'>;

/**
 * What is wrong in a theme's own files, found without rendering a page: templates, its conf, partials that are missing, and
 * what compiling its stylesheets has found. In the order in which one goes through the files.
 */
export function diagnoseTheme(theme: Diagnosed, ofStyles: readonly SheetDiagnostic[] = []): readonly TemplateProblem[] {
  const { compiled, files, fallbackFiles } = theme;
  const sources = templatesOf(files);
  const house = fallbackFiles ?? new Map<string, string>();
  const isKnown = (name: string) => compiled.theme.blocks.has(name) || isHouseBlock(name, house);
  const found = [...themeProblems(compiled, theme.requests()), ...pageProblems([], ofStyles)];
  const own = found.filter(({ file }) => files.has(file) || !house.has(file));
  return [...own, ...missingPartials(sources, isKnown)].sort(byPlace);
}

/** The house theme's blocks named `quoin-…` serve every theme, with either extension. */
function isHouseBlock(name: string, house: ThemeFiles): boolean {
  return name.startsWith('quoin-') && house.has(`blocks/${name.replace(/\.html$/, '.block')}`);
}

const TEMPLATE = /\.(?:block|region|list|item|page)$/;

export function templatesOf(files: ThemeFiles): ReadonlyMap<string, string> {
  return new Map([...files].filter(([file]) => TEMPLATE.test(file)));
}

export function byPlace(a: TemplateProblem, b: TemplateProblem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
