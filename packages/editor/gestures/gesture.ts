import type { Pointer } from './pointer.ts';

/** One state of the pointer's story. Each answers what comes next: itself, mostly. */
export interface Gesture {
  readonly name: string;
  down?(pointer: Pointer): Gesture;
  move?(pointer: Pointer): Gesture;
  up?(pointer: Pointer): Gesture;
  /** Another key of the modifiers is held than before. */
  modify?(pointer: Pointer): Gesture;
  /** Once a frame while something is going on: `time` as pointers have it. */
  tick?(time: number): Gesture;
  /** Reverts the gesture on Escape or a lost pointer (ED-11). */
  cancel?(): Gesture;
}
