import { createDiagnostic, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { DiagnosticCode, SentenceValues } from '../diagnostics/sentences.ts';
import type { Source } from '../diagnostics/source.ts';
import type { Limits } from '../limits.ts';
import type { Access } from './access.ts';
import type { ApplyOptions, RenderContext } from './context.ts';
import { climbToMacro, Frame, type Step } from './frame.ts';
import { lookAtPrototype } from './ownName.ts';

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
  /** False when nothing in it defines a name: then it may run in the frame it is applied in. */
  readonly needsFrame: boolean;
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

/** What a partial with mistakes prints; it still counts as a level of nesting. */
const printNothing: Step = () => {};
const STEPS_BETWEEN_CLOCK_LOOKS = 512;
/** Only pieces longer than this are checked one by one; all others are caught at the next block. */
export const SHORT_PIECE = 256;

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
  /** Steps until the next look at the clock, and those left after it. */
  #steps = 0;
  #stepsAfter: number;
  #isStopped = false;
  /** Length of the output set aside while partials are captured. */
  #setAside = 0;
  /** Partials being run inside one another. */
  depth = 0;
  #broken: Set<string> | null = null;
  /** False as long as no macro can replace a partial. */
  hasMacros = false;

  constructor(root: unknown, source: Source, shared: Shared, options: RenderOptions) {
    lookAtPrototype();
    this.frame = new Frame(root, null);
    this.around = this.frame;
    this.root = root;
    this.source = source;
    this.limits = shared.limits;
    this.options = options;
    this.#shared = shared;
    this.#stepsAfter = shared.limits.steps;
    this.#takeSteps();
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
    if (text.length > SHORT_PIECE) {
      this.#steps -= Math.ceil(text.length / SHORT_PIECE);
      if (this.#length() + text.length > this.limits.outputLength) {
        this.#stop('OUTPUT_TOO_LONG', this.limits.outputLength);
        return;
      }
    }
    this.out += text;
  }

  /** Charges a block that begins at `offset`; false when the block must not run. */
  charge(cost: number, offset: number): boolean {
    this.#steps -= cost;
    if (this.#steps >= 0 && this.out.length < this.limits.outputLength) return true;
    this.at = offset;
    return this.#look();
  }

  spend(steps: number): boolean {
    return this.charge(Math.ceil(steps), this.at);
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
    return (
      (this.hasMacros && climbToMacro(this.frame, name) !== undefined) || this.#shared.findPartial(name) !== undefined
    );
  }

  applyPartial(name: string, node: unknown, options?: ApplyOptions): string {
    const step = this.findStep(name, 'APPLY_PARTIAL_MISSING');
    if (step === undefined) return '';
    const { frame } = this;
    this.frame = frameOf(node, frame, options);
    const text = this.capture(step, name);
    this.frame = frame;
    return text;
  }

  /** Reports that no partial may be run inside the current one. */
  isTooDeep(name: string): boolean {
    if (this.depth < this.limits.partialDepth) return false;
    this.report('APPLY_PARTIAL_RECURSION_DEPTH', { name, limit: this.limits.partialDepth });
    return true;
  }

  defineMacro(name: string, step: Step): void {
    this.hasMacros = true;
    this.frame.macros ??= new Map();
    this.frame.macros.set(name, step);
  }

  /** The partial of that name when nothing is wrong with it; it stays what it is. */
  findSound(name: string): CompiledPartial | undefined {
    const partial = this.#shared.findPartial(name);
    return partial?.errors.length === 0 ? partial : undefined;
  }

  /** The macro or partial of that name; reports what is wrong and gives undefined when there is none to run. */
  findStep(name: string, missing: 'APPLY_PARTIAL_MISSING' | 'INCLUDE_PARTIAL_MISSING'): Step | undefined {
    const macro = this.hasMacros ? climbToMacro(this.frame, name) : undefined;
    if (macro !== undefined) return macro;
    const partial = this.#shared.findPartial(name);
    if (partial === undefined) {
      this.report(missing, { name });
      return undefined;
    }
    if (partial.errors.length === 0) return partial.step;
    this.#reportBroken(name, partial.errors);
    return printNothing;
  }

  /** What is wrong in a partial is said once per rendering, however often it is applied. */
  #reportBroken(name: string, errors: readonly Diagnostic[]): void {
    this.#broken ??= new Set();
    if (this.#broken.has(name)) return;
    this.#broken.add(name);
    for (const { message } of errors) this.report('APPLY_PARTIAL_SYNTAX', { name, message });
  }

  /** The text a step prints, instead of printing it; '' beyond the deepest nesting. */
  capture(step: Step, name: string): string {
    if (this.isTooDeep(name)) return '';
    const { out, source, at, around } = this;
    this.depth++;
    this.#setAside += out.length;
    this.out = '';
    try {
      step(this);
      return this.out;
    } finally {
      this.out = out;
      this.#setAside -= out.length;
      this.depth--;
      this.source = source;
      this.at = at;
      this.around = around;
    }
  }

  /**
   * Reports what a tag has thrown. Instructions catch for themselves, since a function made for each tag that is run
   * would cost more than the tag; they also put back the frame, and what is captured puts back everything else.
   */
  recover(kind: string, offset: number, error: unknown): void {
    this.at = offset;
    this.reportUnexpected(kind, error);
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
    this.#takeSteps();
    if (this.#steps < 0) return this.#stop('STEPS_EXHAUSTED', this.limits.steps);
    if (this.#length() >= this.limits.outputLength) return this.#stop('OUTPUT_TOO_LONG', this.limits.outputLength);
    return this.options.isExpired?.() === true ? this.#stop('TIME_EXHAUSTED', 0) : true;
  }

  /** From here on every block is empty; the text between blocks is still printed, so the page survives. */
  #stop(code: DiagnosticCode, limit: number): false {
    // This one is kept even when the list is full: it explains why the rest of the page is empty.
    if (!this.#isStopped) this.errors.push(createDiagnostic(code, { limit }, this.source, this.at));
    this.#isStopped = true;
    this.#steps = -1;
    return false;
  }

  #takeSteps(): void {
    const left = this.#stepsAfter + this.#steps;
    this.#steps = Math.min(left, STEPS_BETWEEN_CLOCK_LOOKS);
    this.#stepsAfter = left - this.#steps;
  }
}

/** The scope a partial runs in. */
export function frameOf(node: unknown, parent: Frame, options: ApplyOptions | undefined): Frame {
  const frame = new Frame(node, parent, options?.isPrivate === true);
  if (node === parent.node) frame.kind = parent.kind;
  if (options?.args) frame.setLocal('@args', options.args);
  return frame;
}
