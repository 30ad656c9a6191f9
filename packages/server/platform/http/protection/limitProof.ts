import type { CaptchaChallenge } from '@quoin/contract/endpoints/site';
import { PROOF_HEADER } from '@quoin/domain/access';
import type { RequestHead } from '../reading/readRequest.ts';
import type { RateClass } from '../route.ts';
import type { Asker, RateLimits } from './limits.ts';

/** The captcha before a refusal: work for the browser of a visitor who has reached a limit. */
export interface LimitProofs {
  ask(websiteId: string): Promise<CaptchaChallenge>;
  /** Uses the token up. */
  isGood(websiteId: string, token: string): Promise<boolean>;
}

/** What a person does with a good purpose. */
const PROVABLE: ReadonlySet<RateClass> = new Set(['checkout', 'signIn', 'account', 'form', 'restock']);

/** `asker`: whom the request counts for. `wait`: whole seconds; `work`: what lets them go on at once. */
export type Taken =
  | { readonly wait: null; readonly asker: Asker }
  | { readonly wait: number; readonly work: CaptchaChallenge | null };

/** A visitor who has done the work is allowed the same number once more, then waits. */
export async function takeOrProve(
  { limits, proofs }: { readonly limits: RateLimits; readonly proofs?: LimitProofs | undefined },
  rate: RateClass,
  asker: Asker,
  { headers }: Pick<RequestHead, 'headers'>,
): Promise<Taken> {
  const wait = limits.take(rate, asker);
  if (wait === null) return { wait, asker };
  if (proofs === undefined || !PROVABLE.has(rate)) return { wait, work: null };
  const token = headers[PROOF_HEADER] ?? '';
  if (token === '' || !(await proofs.isGood(asker.place, token))) return { wait, work: await proofs.ask(asker.place) };
  const proven = { ...asker, place: `${asker.place} proven` };
  const longer = limits.take(rate, proven);
  return longer === null ? { wait: null, asker: proven } : { wait: longer, work: null };
}
