import type { ApiProfile, ApiProfilesResponse } from '@quoin/contract/commerceApi';
import { namesOf } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { isId } from '../../platform/database/ids.ts';
import type { ApiRequest, ApiRoute } from '../../platform/http/apiPipeline.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import { toWireMoney } from '../../platform/http/replies/wireMoney.ts';
import { pageOfProfiles, profilePosition, profileSort } from '../loadProfiles.ts';
import { API_PAGE_SIZE, type Asked, askedOf, idsOf, paginationOf } from '../paging.ts';
import type { ApiProfileRow, ApiProfileSearch } from '../storage/apiProfiles.ts';
import { refuseApi } from './apiReplies.ts';
import { toApiAddress } from './orders/apiOrderWire.ts';

const PATH = '/1.0/profiles';
const FILTERS = ['email', 'filter', 'sortField', 'sortDirection'] as const;

/** Who has an account or has bought something. */
export function apiProfileRoutes(deps: Pick<Deps, 'db'>): ApiRoute[] {
  const look = { method: 'GET', scope: 'website.profiles.read' } as const;
  return [
    { ...look, path: PATH, handle: (request) => list(deps, request) },
    { ...look, path: `${PATH}/:customerIds`, handle: (request) => some(deps, request) },
  ];
}

async function list(deps: Pick<Deps, 'db'>, request: ApiRequest): Promise<Reply> {
  const asked = askedOf(request, FILTERS);
  if (!asked.ok) return refuseApi(request, asked.problem);
  const search = searchOf(asked.value);
  if (!search.ok) return refuseApi(request, search.problem);
  const { site } = request.program;
  const { rows, last } = await pageOfProfiles(deps, site.id, search.value);
  const answer: ApiProfilesResponse = {
    profiles: rows.map((row) => toProfile(row, site.currency)),
    pagination: paginationOf(request, asked.value.filter, last && [last.sortKey, last.id]),
  };
  return json(answer);
}

type Search = Omit<ApiProfileSearch, 'limit'>;
type SearchCode = 'fieldInvalid' | 'cursorInvalid';

function searchOf({ filter, after }: Asked): Outcome<Search, SearchCode> {
  const invalid = (field: string) => refuse('fieldInvalid', { values: { field } });
  const flags = flagsOf(filter.filter ?? '');
  if (flags === null) return invalid('filter');
  const sort = profileSort(filter.sortField ?? 'createdOn');
  if (sort === null) return invalid('sortField');
  const { sortDirection = 'dsc', email = null } = filter;
  if (sortDirection !== 'asc' && sortDirection !== 'dsc') return invalid('sortDirection');
  const position = after === null ? null : profilePosition(after, sort);
  if (after !== null && position === null) return refuse('cursorInvalid');
  return accept({ ...flags, email, ids: null, sort, isDown: sortDirection === 'dsc', after: position });
}

/** `isCustomer,true;hasAccount,false`; null for what is none. */
function flagsOf(text: string): Pick<Search, 'isCustomer' | 'hasAccount'> | null {
  const flags = { isCustomer: null as boolean | null, hasAccount: null as boolean | null };
  for (const part of text.split(';').filter((each) => each !== '')) {
    const [, name, value] = /^(isCustomer|hasAccount),(true|false)$/.exec(part.trim()) ?? [];
    if (name === undefined) return null;
    flags[name as keyof typeof flags] = value === 'true';
  }
  return flags;
}

async function some(deps: Pick<Deps, 'db'>, request: ApiRequest): Promise<Reply> {
  const ids = idsOf(request.params.customerIds ?? '', isId);
  if (ids === null) return refuseApi(request, { code: 'idsInvalid', values: { max: API_PAGE_SIZE } });
  const { site } = request.program;
  const every = { email: null, isCustomer: null, hasAccount: null, sort: 'id', isDown: false, after: null } as const;
  const { rows } = await pageOfProfiles(deps, site.id, { ...every, ids });
  const lost = ids.find((id) => !rows.some((row) => row.id === id));
  if (lost !== undefined) return refuseApi(request, { code: 'profileUnknown', values: { profileId: lost } });
  const answer: ApiProfilesResponse = { profiles: rows.map((row) => toProfile(row, site.currency)) };
  return json(answer);
}

function toProfile(row: ApiProfileRow, currency: string): ApiProfile {
  const { firstName, lastName } = namesOf(row.fullName);
  return {
    ...{ id: row.id, firstName, lastName, email: row.email, hasAccount: row.hasAccount, isCustomer: row.isCustomer },
    createdOn: row.createdAt.toISOString(),
    address: toApiAddress(row.address),
    acceptsMarketing: row.acceptsMarketing,
    transactionsSummary: summaryOf(row, currency),
  };
}

/** What a customer has bought. */
export function summaryOf(row: ApiProfileRow, currency: string): ApiProfile['transactionsSummary'] {
  const amount = (minor: bigint) => toWireMoney(minor, currency);
  return {
    firstOrderSubmittedOn: row.firstOrderAt?.toISOString() ?? null,
    lastOrderSubmittedOn: row.lastOrderAt?.toISOString() ?? null,
    orderCount: row.orderCount,
    totalOrderAmount: amount(row.ordered),
    totalRefundAmount: amount(row.refunded),
    // Donations are orders here.
    ...{ firstDonationSubmittedOn: null, lastDonationSubmittedOn: null, donationCount: 0 },
    totalDonationAmount: amount(0n),
  };
}
