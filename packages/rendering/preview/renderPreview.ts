import { coreFormatters, type LocaleData } from '@quoin/rendering/formatters';
import {
  compileTheme,
  type DataRequest,
  dataNeedsOf,
  type HeadAddresses,
  type PageContent,
  pageProblems,
  renderPage,
  requestKey,
  type TemplateProblem,
  themeProblems,
} from '@quoin/rendering/page';
import { corePredicates } from '@quoin/rendering/predicates';
import { readTheme, type ThemeDiagnostic } from '@quoin/rendering/theme';

/** Everything one page is made of. Plain values, maps and big integers only, so that it can be sent to a worker. */
export interface PreviewInput {
  /** The theme's text files by path, with the changes that are tried out. */
  readonly files: ReadonlyMap<string, string>;
  /** The house theme's. Null if the theme is the house theme. */
  readonly fallback: ReadonlyMap<string, string> | null;
  readonly page: PageContent;
  /** Scopes of the tags' requests by request key. */
  readonly answers: ReadonlyMap<string, unknown>;
  readonly addresses: HeadAddresses;
  readonly tweakValues: Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Findings of compiling the stylesheets, if they were compiled. */
  readonly styleDiagnostics?: readonly ThemeDiagnostic[];
}

export interface PreviewLimits {
  readonly locales?: LocaleData;
  /** Asked now and then; when it says true, rendering ends early with a diagnostic. */
  readonly isExpired?: () => boolean;
}

export interface Preview {
  readonly html: string;
  /** Of the page and of the whole theme; errors first, then by file and line. */
  readonly problems: readonly TemplateProblem[];
  /** What the changed templates ask for and nobody has loaded yet: load it and render again. */
  readonly missing: readonly DataRequest[];
}

/** Compiles a theme from its sources and renders one page of it. Never throws; the same in a browser and on the server. */
export function renderPreview(input: PreviewInput, limits: PreviewLimits = {}): Preview {
  const compiled = compileTheme(readTheme(input.files), {
    formatters: coreFormatters(limits.locales === undefined ? {} : { locales: limits.locales }),
    predicates: corePredicates(),
    ...(input.fallback === null ? {} : { fallback: readTheme(input.fallback) }),
  });
  const { page, answers, addresses, tweakValues, now } = input;
  const isExpired = limits.isExpired;
  const rendered = renderPage({
    ...{ compiled, page, answers, addresses, tweakValues, now },
    ...(isExpired === undefined ? {} : { isExpired }),
  });
  const missing = new Map(
    [...dataNeedsOf(compiled, page, now), ...rendered.missing].map((request) => [requestKey(request), request]),
  );
  for (const key of answers.keys()) missing.delete(key);
  return {
    html: rendered.html,
    problems: sorted([...pageProblems(rendered.diagnostics, input.styleDiagnostics), ...themeProblems(compiled)]),
    missing: [...missing.values()],
  };
}

const RANK = { error: 0, warning: 1, info: 2 } as const;

/** Sorts errors first, then by place. A problem found by both the page and the whole theme is listed once. */
function sorted(problems: readonly TemplateProblem[]): readonly TemplateProblem[] {
  const byPlace = new Map(
    problems.map((problem) => {
      const { file, line, column, code, message } = problem;
      return [`${file}|${line}|${column}|${code}|${message}`, problem];
    }),
  );
  return [...byPlace.values()].sort(
    (left, right) =>
      RANK[left.severity] - RANK[right.severity] ||
      (left.file < right.file ? -1 : left.file > right.file ? 1 : 0) ||
      left.line - right.line ||
      left.column - right.column,
  );
}
