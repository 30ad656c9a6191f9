import type { JsonObject } from '../database/schema/columns.ts';

/** The website id of jobs that belong to no site. */
export const NO_SITE = '00000000-0000-0000-0000-000000000000';

/** Announced after the commit of a transaction that enqueued a job of this kind which is due. */
export const jobTopic = (kind: string): string => `job:${kind}`;

/** One job as its handler gets it. */
export interface Job {
  readonly id: string;
  /** NO_SITE when it belongs to none. */
  readonly websiteId: string;
  readonly kind: string;
  readonly payload: JsonObject;
  /** 1 at the first try. */
  readonly attempt: number;
  readonly maxAttempts: number;
}

/**
 * Does the work. It may run more than once (a worker can die after the effect and before the note of it), so its effect
 * must bear repetition. Throwing = try again later. `signal` aborts when the product stops.
 */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<void>;
