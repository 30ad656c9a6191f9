import { type Kind, UNKNOWN } from './ownName.ts';
import { member } from './values.ts';

/** Runs a compiled block in the current frame, appending to the output. */
export type Step = (run: import('./run.ts').Run) => void;

/** One level of scope. A name is looked for here, then in the parent, until a barrier. */
export class Frame {
  node: unknown;
  kind: Kind = UNKNOWN;
  readonly parent: Frame | null;
  /** Position in the array this frame holds, from 0; -1 outside loops. */
  index = -1;
  locals: Map<string, unknown> | null = null;
  macros: Map<string, Step> | null = null;
  readonly isBarrier: boolean;

  constructor(node: unknown, parent: Frame | null, isBarrier = false) {
    this.node = node;
    this.parent = parent;
    this.isBarrier = isBarrier;
  }

  /** Empties the frame for the next item of a loop. */
  reset(node: unknown): void {
    this.node = node;
    this.kind = UNKNOWN;
    this.locals = null;
    this.macros = null;
  }

  setLocal(name: string, value: unknown): void {
    this.locals ??= new Map();
    this.locals.set(name, value);
  }
}

/** The first frame with a value wins; null, '', 0 and false are values. */
export function climbToName(start: Frame, name: string | number): unknown {
  for (let frame: Frame | null = start; frame !== null; frame = frame.isBarrier ? null : frame.parent) {
    const value = member(frame.node, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

export function climbToLocal(start: Frame, name: string): unknown {
  for (let frame: Frame | null = start; frame !== null; frame = frame.isBarrier ? null : frame.parent) {
    const value = frame.locals?.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Position in the nearest loop, from 0, or undefined outside one. */
export function climbToIndex(start: Frame): number | undefined {
  for (let frame: Frame | null = start; frame !== null; frame = frame.isBarrier ? null : frame.parent) {
    if (frame.index >= 0) return frame.index;
  }
  return undefined;
}

/** Macros are seen through barriers. */
export function climbToMacro(start: Frame, name: string): Step | undefined {
  for (let frame: Frame | null = start; frame !== null; frame = frame.parent) {
    const macro = frame.macros?.get(name);
    if (macro !== undefined) return macro;
  }
  return undefined;
}
