import { SITE_USER_LOCALE_PATH, type SiteUserLocaleRequest } from '@quoin/contract/endpoints/site';
import { isCustomLanguage } from '@quoin/domain/languages';
import type { Calls } from './calls.ts';
import type { ClientProblem } from './clientProblem.ts';

/**
 * Tells the site which language a visitor reads (USER-03). Sends nothing while the page's own language has a code that
 * the owner made up. Returns the problem, or null.
 */
export async function sendLanguage(
  calls: Calls,
  { current, language }: { readonly current: string } & SiteUserLocaleRequest,
): Promise<ClientProblem | null> {
  if (isCustomLanguage(current)) return null;
  const body: SiteUserLocaleRequest = { language };
  const answer = await calls.act<object>('POST', SITE_USER_LOCALE_PATH, body);
  return answer.ok ? null : answer.problem;
}
