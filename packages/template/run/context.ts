import type { DiagnosticCode, SentenceValues } from '../diagnostics/sentences.ts';
import type { Limits } from '../limits.ts';
import type { Arguments } from '../parse/tree.ts';
import type { Access } from './access.ts';

/** What a formatter or predicate may see and do while a template renders. */
export interface RenderContext {
  /** BCP 47 tag, undefined when rendering without locale data. */
  readonly locale: string | undefined;
  /** Clock of this rendering, epoch milliseconds. */
  readonly now: number;
  /** IANA zone of the site. */
  readonly timeZone: string | undefined;
  /** What the caller of `render` passed for its own formatters. */
  readonly host: unknown;
  /** The data the rendering started with. */
  readonly root: unknown;
  /** The current node, `@`. Inside a formatter: the variable's value before the first formatter. */
  readonly node: unknown;
  readonly limits: Limits;
  /** Value of a reference written as text (`a.b.0`), climbing; undefined when missing or not a reference. */
  resolve(name: string): unknown;
  /** As `resolve`, from the scope around the variable being formatted. */
  resolveAround(name: string): unknown;
  /** Value of a compiled reference; see `Names.reference`. */
  read(access: Access): unknown;
  hasPartial(name: string): boolean;
  /** Text of a partial or macro run with `node` as its `@`; '' with a diagnostic when it is missing or broken. */
  applyPartial(name: string, node: unknown, options?: ApplyOptions): string;
  /** Collects an error at the position of the current tag. */
  report(code: DiagnosticCode, values?: SentenceValues): void;
  /** Charges work to this rendering's budget; false when it is used up, then stop and give ''. */
  spend(steps: number): boolean;
}

export interface ApplyOptions {
  /** Becomes `@args`. */
  readonly args?: Readonly<Record<string, string>>;
  /** Names outside the partial are not seen, macros are. */
  readonly isPrivate?: boolean;
}

/** Looks a name up in the scope of the call. */
export type Lookup = (context: RenderContext) => unknown;

/** Compiles references in arguments once, when the template is compiled. */
export interface Names {
  /** undefined when the text is not a reference. */
  reference(text: string): Lookup | undefined;
}

/**
 * `value` is the first variable of the tag, or what the formatter before gave; `others` are the variables behind it
 * (`{a, b|f}`). Numbers and objects may be given back too; the last value of the chain is printed.
 */
export type Format = (value: unknown, context: RenderContext, others: readonly unknown[]) => unknown;

export interface FormatterDefinition {
  readonly name: string;
  /** 'none': looks only at its values, so no scope frame is made for it. */
  readonly scope?: 'none';
  /** Reads the arguments; called once per use in a source. */
  bind(args: Arguments, names: Names): Format;
  /**
   * For a formatter that does nothing but apply a partial to its value: which one. Alone in its tag, the partial then
   * prints in place; its text is not set aside and printed afterwards.
   */
  applied?(args: Arguments): AppliedPartial | undefined;
}

export interface AppliedPartial extends ApplyOptions {
  readonly name: string;
}

export type Test = (value: unknown, context: RenderContext) => boolean;

export interface PredicateDefinition {
  /** With its question mark: `equal?`. */
  readonly name: string;
  bind(args: Arguments, names: Names): Test;
}

export type FormatterTable = ReadonlyMap<string, FormatterDefinition>;
export type PredicateTable = ReadonlyMap<string, PredicateDefinition>;
