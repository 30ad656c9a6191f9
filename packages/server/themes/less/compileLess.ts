import {
  Evaluator,
  type ExecEnv,
  type LessErrorEvent,
  type Function as LessFunction,
  type Node,
  Renderer,
  RuntimeContext,
  renderNode,
} from '@squarespace/less-ts';
import { endOfStatement } from './endOfStatement.ts';
import type { LessMath } from './lessMath.ts';
import { type LessTree, OutOfTime, parseLess } from './lessParser.ts';

/** A whole stylesheet, everything it imports already in it. */
export interface LessSource {
  readonly source: string;
  readonly math: LessMath;
}

/** One thing LESS could not do; the rest of the stylesheet works. */
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

/** More than anybody reads. */
const MAX_PROBLEMS = 200;
/** Looking at the clock takes longer than most of what is done in between. */
const STEPS_BETWEEN_LOOKS = 256;

/**
 * Compiles a stylesheet as the format does, by its own compiler, and survives its errors. What fails is
 * noted and prints what the format prints, which browsers ignore (site-templates 6). Nothing is read from disk or network
 * and no JavaScript in the source runs. When `isExpired` says so, the result is empty.
 */
export function compileLess({ source, math }: LessSource, isExpired: () => boolean): LessResult {
  const problems = new Problems(source);
  const watch = watchOf(isExpired);
  const context = new Context(watch);
  try {
    const tree = parseLess({ source, math, watch, report: (index, message) => problems.add(index, message) }, context);
    const evaluated = new Evaluator(context).evaluateStylesheet(context.newEnv(), tree.sheet);
    const css = Renderer.render(context, evaluated).trimEnd();
    for (const event of context.errors) {
      const start = placeOf(event, tree);
      for (const { message } of event.errors) problems.add(nameIn(source, start, message), `${message}.`);
    }
    return { css, problems: problems.list };
  } catch (error) {
    const reason = error instanceof OutOfTime ? 'The stylesheets took too long to compile.' : NOT_COMPILED;
    return { css: '', problems: [...problems.list, { line: 1, column: 1, message: reason }] };
  }
}

const NOT_COMPILED = 'The stylesheets could not be compiled.';

function watchOf(isExpired: () => boolean): () => void {
  let steps = 0;
  return () => {
    if (steps % STEPS_BETWEEN_LOOKS === 0 && isExpired()) throw new OutOfTime();
    steps += 1;
  };
}

class Context extends RuntimeContext {
  constructor(private readonly watch: () => void) {
    super({ compress: true }, renderNode);
  }

  /** Called for every declaration and mixin. */
  override captureErrors(node: Node, env: ExecEnv): void {
    this.watch();
    super.captureErrors(node, env);
  }

  /** Names that every object has are no functions of LESS. */
  override findFunction(name: string): LessFunction | undefined {
    const found = super.findFunction(name);
    return typeof found?.invoke === 'function' ? found : undefined;
  }
}

/** Nodes are copied while they are evaluated; the nearest whose place is known says where. */
function placeOf({ node, stack }: LessErrorEvent, { places }: LessTree): number {
  const nodes: unknown[] = [node, ...[...stack].reverse()];
  for (const known of nodes) {
    const { property, original } = known as { readonly property?: object; readonly original?: object };
    for (const key of [known as object, property, original]) {
      const place = key === undefined ? undefined : places.get(key);
      if (place !== undefined) return place;
    }
  }
  return 0;
}

/** Returns where in its statement the variable or mixin of an error is. Falls back to the statement's start. */
function nameIn(source: string, start: number, message: string): number {
  const name = /[@.#][\w-]+/.exec(message)?.[0];
  const at = name === undefined ? -1 : source.slice(start, endOfStatement(source, start)).indexOf(name);
  return start + Math.max(0, at);
}

/** Each problem once per place, in the order of the source. */
class Problems {
  readonly #found = new Map<string, { readonly index: number; readonly message: string }>();
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  add(index: number, message: string): void {
    const key = `${index} ${message}`;
    if (this.#found.size < MAX_PROBLEMS && !this.#found.has(key)) this.#found.set(key, { index, message });
  }

  get list(): readonly LessProblem[] {
    const found = [...this.#found.values()].sort((one, other) => one.index - other.index);
    return found.map(({ index, message }) => ({ ...lineAndColumn(this.#source, index), message }));
  }
}

function lineAndColumn(source: string, index: number): { readonly line: number; readonly column: number } {
  const before = source.slice(0, index);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: index - lineStart + 1 };
}
