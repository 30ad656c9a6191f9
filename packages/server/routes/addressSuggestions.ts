import { ADDRESS_SUGGESTIONS_PATH, type AddressSuggestionsResponse } from '@quoin/contract/endpoints';
import { ADDRESS_SUGGESTIONS, isCountryCode, matchesTyped, tidySuggestions } from '@quoin/domain/orders';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../deps.ts';
import { badRequest } from '../http/refusals.ts';
import { json, type Reply } from '../http/reply.ts';
import type { SiteRequest, SiteRoute } from '../http/route.ts';
import { loadAddressBook } from '../operations/members/addressBook.ts';

export type AddressSuggestionDeps = Pick<Deps, 'db' | 'addresses'>;

/** Addresses to take over while one is typed (CX-13): one's own first, then those a service knows. Nothing is kept. */
export function addressSuggestionRoutes(deps: AddressSuggestionDeps): SiteRoute[] {
  const handle = (request: SiteRequest) => suggest(deps, request);
  return [{ method: 'GET', path: ADDRESS_SUGGESTIONS_PATH, rate: 'read', forgery: 'none', handle }];
}

async function suggest({ db, addresses }: AddressSuggestionDeps, request: SiteRequest): Promise<Reply> {
  const { site, member } = request;
  const countryCode = queryText(request.query, 'country') ?? '';
  const text = (queryText(request.query, 'text') ?? '').trim().slice(0, ADDRESS_SUGGESTIONS.maxLength);
  if (!isCountryCode(countryCode)) return badRequest(request);
  if (text.length < ADDRESS_SUGGESTIONS.minLength) return reply({ isAvailable: true, suggestions: [] });
  const book = member === null ? [] : await loadAddressBook({ db }, site, member);
  const own = book.filter((each) => each.countryCode === countryCode && matchesTyped(each, text));
  const known = await addresses.suggest({ countryCode, text, language: site.language });
  const found = [...own, ...(known ?? [])].map(({ line1, postalCode, city, region }) => ({
    ...{ line1, postalCode, city, region },
  }));
  return reply({ isAvailable: known !== null, suggestions: tidySuggestions(found) });
}

function reply(answer: AddressSuggestionsResponse): Reply {
  return json(answer, { headers: { 'cache-control': 'private, no-store' } });
}
