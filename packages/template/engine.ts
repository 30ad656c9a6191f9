import { createDiagnostic, type Diagnostic } from './diagnostics/diagnostic.ts';
import { Source } from './diagnostics/source.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { parse } from './parse/parse.ts';
import type { Instruction } from './parse/tree.ts';
import { createAccessCache } from './run/accessCache.ts';
import { compileBlock } from './run/compileBlock.ts';
import type { Allowed, Compiler } from './run/compiler.ts';
import type { FormatterTable, PredicateTable } from './run/context.ts';
import { costOfBlock } from './run/cost.ts';
import { definesNames } from './run/definesNames.ts';
import type { Step } from './run/frame.ts';
import type { Surround } from './run/instructions/observed.ts';
import { type CompiledPartial, type RenderOptions, Run, type Shared } from './run/run.ts';

export interface EngineOptions {
  /** Partial name → source. */
  readonly partials?: ReadonlyMap<string, string>;
  readonly formatters: FormatterTable;
  readonly predicates: PredicateTable;
  readonly limits?: Partial<Limits>;
  /** `{.eval}` and `{.include}` print nothing unless allowed. */
  readonly allow?: Allowed;
  /** For an editor: puts something around what variables print. Without it nothing is looked at, and nothing is slower. */
  readonly surround?: Surround;
}

export interface Rendered {
  readonly output: string;
  /** The errors of parsing, then those of this rendering. */
  readonly errors: readonly Diagnostic[];
}

export interface Template {
  /** What parsing found: errors, and warnings for what silently became text. */
  readonly diagnostics: readonly Diagnostic[];
  /** Never throws. Data must be plain JSON values. */
  render(data: unknown, options: RenderOptions): Rendered;
}

/** One set of partials and names; every partial is compiled once, on first use. */
export interface Engine {
  compile(source: string, file?: string): Template;
}

interface Compiled {
  readonly root: readonly Instruction[];
  readonly step: Step;
  readonly diagnostics: readonly Diagnostic[];
}

export function createEngine(options: EngineOptions): Engine {
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const sources = options.partials ?? new Map<string, string>();
  const compiled = new Map<string, CompiledPartial>();
  let sourceLength = 0;

  const compileSource = (source: Source): Compiled => {
    const { root, diagnostics } = parse(source, options, limits);
    const compiler: Compiler = {
      source,
      formatters: options.formatters,
      predicates: options.predicates,
      limits,
      allow: options.allow ?? {},
      surround: options.surround,
      block: (instructions) => compileBlock(instructions, compiler),
    };
    return { root, step: compiler.block(root), diagnostics };
  };

  const compilePartial = (name: string, text: string): CompiledPartial => {
    const source = new Source(name, text);
    sourceLength += text.length;
    if (sourceLength > limits.totalSourceLength) {
      const values = { length: sourceLength, limit: limits.totalSourceLength };
      const errors = [createDiagnostic('SOURCE_TOO_LONG', values, source, 0)];
      return { step: () => {}, needsFrame: false, errors };
    }
    const { root, step, diagnostics } = compileSource(source);
    return {
      step: inSource(source, step, costOfBlock(root)),
      needsFrame: definesNames(root),
      errors: diagnostics.filter(isError),
    };
  };

  const findPartial = (name: string): CompiledPartial | undefined => {
    const known = compiled.get(name);
    if (known !== undefined) return known;
    const text = sources.get(name);
    if (text === undefined) return undefined;
    const partial = compilePartial(name, text);
    compiled.set(name, partial);
    return partial;
  };

  const shared: Shared = { limits, findPartial, findAccess: createAccessCache() };

  return {
    compile(text, file = 'template') {
      const source = new Source(file, text);
      const { step, diagnostics } = compileSource(source);
      const errors = diagnostics.filter(isError);
      return {
        diagnostics,
        render(data, renderOptions) {
          const run = new Run(data, source, shared, renderOptions);
          try {
            step(run);
          } catch (error) {
            run.reportUnexpected('ROOT', error);
          }
          return { output: run.out, errors: errors.length === 0 ? run.errors : [...errors, ...run.errors] };
        },
      };
    },
  };
}

/** Compiles one source on its own; with several sources over the same partials, share a `createEngine`. */
export function compile(source: string, options: EngineOptions & { readonly file?: string }): Template {
  return createEngine(options).compile(source, options.file);
}

function inSource(source: Source, step: Step, cost: number): Step {
  return (run) => {
    if (!run.charge(cost, run.at)) return;
    run.source = source;
    step(run);
  };
}

function isError(diagnostic: Diagnostic): boolean {
  return diagnostic.severity === 'error';
}
