import { createDiagnostic, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { DiagnosticCode, SentenceValues } from '../diagnostics/sentences.ts';
import type { Source } from '../diagnostics/source.ts';
import type { Limits } from '../limits.ts';
import type { Access } from './access.ts';
import type { ApplyOptions, RenderContext } from './context.ts';
import { climbToMacro, Frame, type Step } from './frame.ts';

/** Options of one rendering. The same template, data and options give the same text. */
export interface RenderOptions {
  /** BCP 47 tag of the locale data to use. */
  readonly locale?: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly timeZone?: string;
  /** Values `{.inject}` may bind, by path. */
  readonly injects?: Readonly<Record<string, unknown>>;
  /** Handed to formatters as `context.host`. */
  readonly host?: unknown;
  /** Asked now and then; when it says true, rendering ends early with a diagnostic. */
  readonly isExpired?: () => boolean;
}

/** A partial ready to run, with what was wrong in its source. */
export interface CompiledPartial {
  readonly step: Step;
  readonly errors: readonly Diagnostic[];
}

/** What all renderings of one engine have in common. */
export interface Shared {
  readonly limits: Limits;
  /** undefined when there is no partial of that name. */
  findPartial(name: string): CompiledPartial | undefined;
  /** The look-up of a reference written as text; undefined when it is none. */
  findAccess(name: string): Access | undefined;
}

const STEPS_BETWEEN_CLOCK_LOOKS = 256;
/** Only pieces longer than this are checked one by one; all others are caught at the next block. */
const LONG_PIECE = 256;

/** The state of one rendering. Every closure of a compiled template gets it as its only argument. */
export class Run implements RenderContext {
  out = '';
  frame: Frame;
  /** The frame formatters' arguments may ask for: the one around the variable. */
  around: Frame;
  source: Source;
  /** Offset of the tag being executed, for diagnostics. */
  at = 0;
  readonly errors: Diagnostic[] = [];
  readonly limits: Limits;
  readonly root: unknown;
  readonly options: RenderOptions;
  readonly #shared: Shared;
  #stepsLeft: number;
  #untilLook = STEPS_BETWEEN_CLOCK_LOOKS;
  #isStopped = false;
  /** Length of the output set aside while partials are captured. */
  #setAside = 0;
  #depth = 0;
  readonly #broken = new Set<string>();

  constructor(root: unknown, source: Source, shared: Shared, options: RenderOptions) {
    this.frame = new Frame(root, null);
    this.around = this.frame;
    this.root = root;
    this.source = source;
    this.limits = shared.limits;
    this.options = options;
    this.#shared = shared;
    this.#stepsLeft = shared.limits.steps;
  }

  get locale(): string | undefined {
    return this.options.locale;
  }
  get now(): number {
    return this.options.now;
  }
  get timeZone(): string | undefined {
    return this.options.timeZone;
  }
  get host(): unknown {
    return this.options.host;
  }
  get node(): unknown {
    return this.frame.node;
  }

  /** Appends a value's text; a piece that would exceed the limit is dropped. */
  print(text: string): void {
    if (text.length > LONG_PIECE) {
      this.#stepsLeft -= text.length / LONG_PIECE;
      if (this.#length() + text.length > this.limits.outputLength) {
        this.#stop('OUTPUT_TOO_LONG', this.limits.outputLength);
        return;
      }
    }
    this.out += text;
  }

  /** Charges a block that begins at `offset`; false when the block must not run. */
  charge(cost: number, offset: number): boolean {
    this.#stepsLeft -= cost;
    if (this.#stepsLeft >= 0 && --this.#untilLook > 0 && this.out.length < this.limits.outputLength) return true;
    this.at = offset;
    return this.#look();
  }

  spend(steps: number): boolean {
    return this.charge(steps, this.at);
  }

  resolve(name: string): unknown {
    return this.#shared.findAccess(name)?.(this.frame);
  }

  resolveAround(name: string): unknown {
    return this.#shared.findAccess(name)?.(this.around);
  }

  read(access: Access): unknown {
    return access(this.frame);
  }

  report(code: DiagnosticCode, values: SentenceValues = {}): void {
    if (this.errors.length >= this.limits.diagnostics) return;
    this.errors.push(createDiagnostic(code, values, this.source, this.at));
  }

  hasPartial(name: string): boolean {
    return climbToMacro(this.frame, name) !== undefined || this.#shared.findPartial(name) !== undefined;
  }

  applyPartial(name: string, node: unknown, options?: ApplyOptions): string {
    const step = this.findStep(name, 'APPLY_PARTIAL_MISSING');
    if (step === undefined) return '';
    const { frame } = this;
    this.frame = new Frame(node, frame, options?.isPrivate === true);
    if (options?.args) this.frame.setLocal('@args', options.args);
    const text = this.capture(step, name);
    this.frame = frame;
    return text;
  }

  /** The macro or partial of that name; reports what is wrong and gives undefined when there is none to run. */
  findStep(name: string, missing: 'APPLY_PARTIAL_MISSING' | 'INCLUDE_PARTIAL_MISSING'): Step | undefined {
    const macro = climbToMacro(this.frame, name);
    if (macro !== undefined) return macro;
    const partial = this.#shared.findPartial(name);
    if (partial === undefined) {
      this.report(missing, { name });
      return undefined;
    }
    if (partial.errors.length === 0) return partial.step;
    this.#reportBroken(name, partial.errors);
    return undefined;
  }

  /** What is wrong in a partial is said once per rendering, however often it is applied. */
  #reportBroken(name: string, errors: readonly Diagnostic[]): void {
    if (this.#broken.has(name)) return;
    this.#broken.add(name);
    for (const { message } of errors) this.report('APPLY_PARTIAL_SYNTAX', { name, message });
  }

  /** The text a step prints, instead of printing it; '' beyond the deepest nesting. */
  capture(step: Step, name: string): string {
    if (this.#depth >= this.limits.partialDepth) {
      this.report('APPLY_PARTIAL_RECURSION_DEPTH', { name, limit: this.limits.partialDepth });
      return '';
    }
    const { out, source, at, around } = this;
    this.#depth++;
    this.#setAside += out.length;
    this.out = '';
    step(this);
    const text = this.out;
    this.out = out;
    this.#setAside -= out.length;
    this.#depth--;
    this.source = source;
    this.at = at;
    this.around = around;
    return text;
  }

  /** Runs `act`; should it throw, everything is as before and `fallback` is the result. */
  guard<Result>(kind: string, offset: number, fallback: Result, act: () => Result): Result {
    const { out, frame, around, source } = this;
    const setAside = this.#setAside;
    const depth = this.#depth;
    try {
      return act();
    } catch (error) {
      this.out = out;
      this.frame = frame;
      this.around = around;
      this.source = source;
      this.at = offset;
      this.#setAside = setAside;
      this.#depth = depth;
      this.reportUnexpected(kind, error);
      return fallback;
    }
  }

  reportUnexpected(kind: string, error: unknown): void {
    const type = error instanceof Error ? error.name : typeof error;
    const message = error instanceof Error ? error.message : '';
    this.report('UNEXPECTED_ERROR', { type, kind, message });
  }

  #length(): number {
    return this.#setAside + this.out.length;
  }

  #look(): boolean {
    if (this.#isStopped) return false;
    if (this.#stepsLeft < 0) return this.#stop('STEPS_EXHAUSTED', this.limits.steps);
    if (this.#length() >= this.limits.outputLength) return this.#stop('OUTPUT_TOO_LONG', this.limits.outputLength);
    this.#untilLook = STEPS_BETWEEN_CLOCK_LOOKS;
    return this.options.isExpired?.() === true ? this.#stop('TIME_EXHAUSTED', 0) : true;
  }

  /** From here on every block is empty; the text between blocks is still printed, so the page survives. */
  #stop(code: DiagnosticCode, limit: number): false {
    // This one is kept even when the list is full: it explains why the rest of the page is empty.
    if (!this.#isStopped) this.errors.push(createDiagnostic(code, { limit }, this.source, this.at));
    this.#isStopped = true;
    this.#stepsLeft = -1;
    return false;
  }
}
