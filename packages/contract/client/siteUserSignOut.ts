import { siteUserSignOutPath } from '@quoin/contract/endpoints/site';
import type { Calls } from './calls.ts';
import type { ClientProblem } from './clientProblem.ts';

/**
 * Signs a member out; with `cloneCart` a copy of the cart stays with the browser. A crumb that has gone stale, as another
 * window leaves it behind, is worth one more try and no third (USER-02). Answers the problem, or null.
 */
export async function signOut(
  calls: Calls,
  { cloneCart }: { readonly cloneCart: boolean },
): Promise<ClientProblem | null> {
  const answer = await calls.act('DELETE', siteUserSignOutPath(cloneCart));
  return answer.ok ? null : answer.problem;
}
