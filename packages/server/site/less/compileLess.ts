import less from 'less';
import { maskedLess, type Range, statementAt, topBlockAt, withoutRange } from './statementAt.ts';

/** One thing LESS could not do; the statement at that line is missing in the result. */
export interface LessProblem {
  /** Counted from 1, in the source that was given. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  readonly message: string;
}

export interface LessResult {
  readonly css: string;
  readonly problems: readonly LessProblem[];
}

const MAX_TRIES = 200;
/** From here on whole rules go instead of single declarations: a stylesheet this broken must still come to an end. */
const PATIENCE = 120;

/**
 * Compiles a stylesheet and survives its errors: each failing declaration is dropped and noted, and the rest compiles
 * (site-templates 6). Nothing is read from disk or network and no JavaScript in the source runs. `isExpired` ends the
 * attempts; then what is known to be good so far is lost and the result is empty.
 */
export async function compileLess(source: string, isExpired: () => boolean): Promise<LessResult> {
  const problems: LessProblem[] = [];
  let rest = source;
  let last: Failure | null = null;
  let repeats = 0;
  for (let tries = 0; tries < MAX_TRIES && !isExpired(); tries += 1) {
    const outcome = await attempt(rest);
    if ('css' in outcome) return { css: outcome.css, problems };
    repeats = last !== null && last.index === outcome.index && last.message === outcome.message ? repeats + 1 : 0;
    if (repeats === 0) problems.push({ ...placeAt(rest, outcome.index), message: outcome.message });
    last = outcome;
    rest = withoutRange(rest, rangeToDrop(rest, outcome.index, tries < PATIENCE ? repeats : Math.max(1, repeats)));
  }
  return {
    css: '',
    problems: [...problems, { line: 1, column: 1, message: 'The stylesheets could not be compiled.' }],
  };
}

/** First the statement; when that changes nothing, its whole rule, then its line, then everything from there on. */
function rangeToDrop(source: string, index: number, repeats: number): Range {
  const masked = maskedLess(source);
  if (repeats === 0) return statementAt(masked, index);
  if (repeats === 1) return topBlockAt(masked, index);
  if (repeats === 2) return lineRange(source, index);
  return { start: index, end: source.length };
}

function lineRange(source: string, index: number): Range {
  const start = source.lastIndexOf('\n', Math.max(0, index - 1)) + 1;
  const end = source.indexOf('\n', index);
  return { start, end: end < 0 ? source.length : end };
}

function placeAt(source: string, index: number): { readonly line: number; readonly column: number } {
  let [line, start] = [1, 0];
  for (let at = source.indexOf('\n'); at >= 0 && at < index; at = source.indexOf('\n', at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: Math.max(0, index - start) + 1 };
}

interface Failure {
  readonly index: number;
  readonly message: string;
}

async function attempt(source: string): Promise<{ css: string } | Failure> {
  try {
    const { css } = await less.render(source, OPTIONS);
    return { css };
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): Failure {
  const { index, message } = (typeof error === 'object' && error !== null ? error : {}) as Partial<Failure>;
  return { index: typeof index === 'number' && index >= 0 ? index : 0, message: String(message ?? error) };
}

/** Refuses every file: all stylesheets of a theme are already in the source. */
class NoFiles extends less.FileManager {
  override supports(): boolean {
    return true;
  }
  override supportsSync(): boolean {
    return true;
  }
  override loadFile(filename: string): Promise<Less.FileLoadResult> {
    return Promise.reject({ type: 'File', message: `'${filename}' cannot be imported: list it in template.conf.` });
  }
  override loadFileSync(filename: string): Less.FileLoadError {
    return { error: { type: 'File', message: `'${filename}' cannot be read.` } };
  }
}

const NO_FILES: Less.Plugin = {
  install(_less, manager) {
    manager.addFileManager(new NoFiles());
  },
};

const OPTIONS: Less.Options & { readonly disablePluginRule: boolean } = {
  javascriptEnabled: false,
  disablePluginRule: true,
  compress: true,
  plugins: [NO_FILES],
  math: 'parens-division',
};
