import type { CaptchaChallenge } from '@quoin/contract/endpoints/site';

/** Does the work that a limit asks for; '' where it can't be done. */
export type ProveLimit = (work: CaptchaChallenge) => Promise<string>;

/** The work in a refusal of too many requests; null where only waiting helps. */
export function workIn(status: number, body: unknown): CaptchaChallenge | null {
  if (status !== 429 || typeof body !== 'object' || body === null || !('work' in body)) return null;
  return body.work as CaptchaChallenge;
}
