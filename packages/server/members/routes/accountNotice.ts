import { type AccountWords, accountWords, passwordlessWords } from '@quoin/domain/access';
import { queryText } from '@quoin/domain/site';
import type { SiteRequest } from '../../platform/http/route.ts';

const SAID = {
  address: 'addressSaved',
  removed: 'addressRemoved',
  details: 'saved',
  password: 'passwordSaved',
  sessions: 'signedOutEverywhere',
} as const satisfies Readonly<Record<string, keyof AccountWords>>;

/** What was just done, as the address of the page says. */
export function accountNotice({ query, site }: SiteRequest): string {
  const said = queryText(query, 'said') ?? '';
  if (said === 'device') return accountWords(site.language).devices.signedOut;
  if (said === 'passkey') return passwordlessWords(site.language).saved;
  if (said === 'service') return passwordlessWords(site.language).unlinked;
  if (said === 'passkey-removed') return passwordlessWords(site.language).removed;
  return Object.hasOwn(SAID, said) ? accountWords(site.language)[SAID[said as keyof typeof SAID]] : '';
}
