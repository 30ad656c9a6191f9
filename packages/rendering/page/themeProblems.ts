import { type ThemeDiagnostic, type ThemeRequests, themeSentence, themeSeverity } from '@quoin/rendering/theme';
import type { Diagnostic } from '@quoin/template';
import type { CompiledTheme, Unit } from './compileTheme.ts';

export type ProblemSeverity = 'error' | 'warning' | 'info';

/** Something wrong in a theme, in one form whether its reader, its templates or its stylesheets had it. */
export interface TemplateProblem {
  readonly code: string;
  readonly severity: ProblemSeverity;
  /** Path inside the theme: `blocks/navigation.block`. */
  readonly file: string;
  /** Line and column count from 1; column 0 where only the line is known. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/**
 * All that can be said about a theme without rendering: its files, what does not parse, and what silently became text.
 * Compiles every template once; later pages find them compiled.
 */
export function themeProblems(
  compiled: CompiledTheme,
  { withoutJquery }: Pick<ThemeRequests, 'withoutJquery'> = NO_SCRIPTS,
): readonly TemplateProblem[] {
  const found: TemplateProblem[] = [];
  for (const unit of unitsOf(compiled)) {
    for (const diagnostic of unit.template.diagnostics) found.push(fromDiagnostic(unit.place(diagnostic)));
  }
  for (const [name, file] of compiled.partialFiles) {
    const diagnostics = compiled.attribute(name)?.diagnostics ?? [];
    for (const diagnostic of diagnostics) found.push(fromDiagnostic({ ...diagnostic, file }));
  }
  // Last: compiling is what reads the tags.
  const ofFiles = [...compiled.theme.diagnostics, ...compiled.diagnostics].map(fromThemeDiagnostic);
  const ofScripts = withoutJquery.map((place) => fromThemeDiagnostic({ code: 'jqueryMissing', ...place, detail: '' }));
  return distinct([...ofFiles, ...found, ...ofScripts]);
}

/** Where nobody has looked at the scripts. */
const NO_SCRIPTS = { withoutJquery: [] };

/** What one rendering and the page's stylesheet have found. */
export function pageProblems(
  diagnostics: readonly Diagnostic[],
  ofStyles: readonly ThemeDiagnostic[] = [],
): readonly TemplateProblem[] {
  return distinct([...diagnostics.map(fromDiagnostic), ...ofStyles.map(fromThemeDiagnostic)]);
}

function fromDiagnostic({ code, severity, file, line, column, message }: Diagnostic): TemplateProblem {
  return { code, severity, file, line, column, message };
}

function fromThemeDiagnostic({ code, file, line, detail }: ThemeDiagnostic): TemplateProblem {
  return { code, severity: themeSeverity(code), file, line, column: 0, message: themeSentence(code, detail) };
}

/** Returns the units of the theme's own templates, without those of the house theme. */
function unitsOf(compiled: CompiledTheme): readonly Unit[] {
  const { theme } = compiled;
  const units: (Unit | null)[] = [
    ...[...theme.layouts.keys()].map((key) => compiled.layout(key)),
    ...[...theme.collections.keys()].flatMap((name) => [compiled.list(name), compiled.item(name)]),
    ...[...theme.pages.keys()].map((name) => compiled.page(name)),
    ...[...theme.system.keys()].map((name) => compiled.system(name)?.unit ?? null),
  ];
  return units.filter((unit) => unit !== null);
}

/** Removes duplicates: a region is in several layouts, a block has several names. */
function distinct(problems: readonly TemplateProblem[]): readonly TemplateProblem[] {
  const byPlace = new Map<string, TemplateProblem>();
  for (const problem of problems) {
    const { file, line, column, code, message } = problem;
    const place = `${file}|${line}|${column}|${code}|${message}`;
    if (!byPlace.has(place)) byPlace.set(place, problem);
  }
  return [...byPlace.values()];
}
