/** What a picture of several frames does: `brief` ends by itself soon, `long` does not (WCAG 2.2.2). */
export type PictureMotion = 'brief' | 'long';

/** Longest time a picture may move next to other content without a way to stop it (WCAG 2.2.2). */
const MAX_BRIEF_MS = 5000;
/** Browsers show a frame that names less for this long. */
const USUAL_FRAME_MS = 100;
const SHORTEST_FRAME_MS = 11;

export interface FrameTimes {
  /** Milliseconds of each frame. */
  readonly delays: readonly number[];
  /** How often all of them are played; 0: without end. */
  readonly plays: number;
}

/** Null for a picture of one frame. */
export function motionOf({ delays, plays }: FrameTimes): PictureMotion | null {
  if (delays.length < 2) return null;
  const once = delays.reduce((sum, delay) => sum + (delay < SHORTEST_FRAME_MS ? USUAL_FRAME_MS : delay), 0);
  return plays === 0 || once * plays > MAX_BRIEF_MS ? 'long' : 'brief';
}

/** As it was measured when the picture came; null where it does not move (`none`) or nobody measured. */
export function readMotion(stored: unknown): PictureMotion | null {
  if (typeof stored !== 'object' || stored === null || !('motion' in stored)) return null;
  return stored.motion === 'brief' || stored.motion === 'long' ? stored.motion : null;
}
