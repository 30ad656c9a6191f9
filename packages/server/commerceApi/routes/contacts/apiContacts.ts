import type { ApiCode, ApiContact, ApiContactResponse, ApiContactsResponse } from '@quoin/contract/commerceApi';
import { parseApiContact, parseApiContactChange, parseApiContactQuery } from '@quoin/contract/requests';
import type { Outcome } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import { isId } from '../../../platform/database/ids.ts';
import type { ApiRequest, ApiRoute } from '../../../platform/http/apiPipeline.ts';
import { json, noContent, type Reply } from '../../../platform/http/replies/reply.ts';
import { toApiContact } from '../../../webhooks/index.ts';
import {
  type ContactDeps,
  changeByProgram,
  createByProgram,
  deleteByProgram,
  loadContact,
} from '../../contacts/changeContacts.ts';
import { type ContactSearch, contactSearch } from '../../contacts/contactQuery.ts';
import { pageOfProfiles, profilePosition } from '../../loadProfiles.ts';
import { API_PAGE_SIZE, fromCursor, paginationOf } from '../../paging.ts';
import type { ApiProfileRow } from '../../storage/apiProfiles.ts';
import { bodyRefusal, refuseApi } from '../apiReplies.ts';

const PATH = '/v1/contacts';
const ONE = `${PATH}/:contactId`;
const MOST = 1000;
const EVERYBODY: ContactSearch = {
  ...{ email: null, isCustomer: null, hasAccount: null, ids: null, sort: 'createdOn', isDown: true },
};

/** People whom the shop knows. */
export function apiContactRoutes(deps: ContactDeps): ApiRoute[] {
  const look = { method: 'GET', scope: 'website.contacts.read' } as const;
  const act = { scope: 'website.contacts' } as const;
  return [
    { ...look, path: PATH, handle: (request) => list(deps, request) },
    { ...act, method: 'POST', path: PATH, handle: (request) => create(deps, request) },
    { ...look, method: 'POST', path: `${PATH}/query`, handle: (request) => query(deps, request) },
    { ...look, path: ONE, handle: (request) => one(request, (id) => loadContact(deps, request.program, id)) },
    { ...act, method: 'PATCH', path: ONE, handle: (request) => change(deps, request) },
    { ...act, method: 'DELETE', path: ONE, handle: (request) => remove(deps, request) },
  ];
}

function contactReply(request: ApiRequest, outcome: Outcome<ApiContact, ApiCode>, status = 200): Reply {
  if (!outcome.ok) return refuseApi(request, outcome.problem);
  return json({ contact: outcome.value } satisfies ApiContactResponse, { status });
}

async function one(request: ApiRequest, work: (id: string) => Promise<Outcome<ApiContact, ApiCode>>): Promise<Reply> {
  const id = request.params.contactId ?? '';
  if (!isId(id)) return refuseApi(request, { code: 'contactUnknown', values: { contactId: id } });
  return contactReply(request, await work(id));
}

async function create(deps: ContactDeps, request: ApiRequest): Promise<Reply> {
  const parsed = parseApiContact(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  return contactReply(request, await createByProgram(deps, request.program, parsed.value), 201);
}

async function change(deps: ContactDeps, request: ApiRequest): Promise<Reply> {
  const parsed = parseApiContactChange(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  return one(request, (id) => changeByProgram(deps, request.program, id, parsed.value));
}

async function remove(deps: ContactDeps, request: ApiRequest): Promise<Reply> {
  const id = request.params.contactId ?? '';
  if (!isId(id)) return refuseApi(request, { code: 'contactUnknown', values: { contactId: id } });
  const outcome = await deleteByProgram(deps, request.program, id);
  return outcome.ok ? noContent() : refuseApi(request, outcome.problem);
}

/** As the address of a list says it; null: it is none. */
export function pageSizeOf({ query: asked }: ApiRequest): number | null {
  const text = queryText(asked, 'pageSize') ?? '';
  if (text === '') return API_PAGE_SIZE;
  const size = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return size >= 1 && size <= MOST ? size : null;
}

async function list(deps: ContactDeps, request: ApiRequest): Promise<Reply> {
  const size = pageSizeOf(request);
  if (size === null) return refuseApi(request, { code: 'fieldInvalid', values: { field: 'pageSize' } });
  return page(deps, request, EVERYBODY, { size, cursor: queryText(request.query, 'cursor') ?? '' });
}

async function query(deps: ContactDeps, request: ApiRequest): Promise<Reply> {
  const parsed = parseApiContactQuery(request.body ?? {});
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  const { pageSize, cursor } = parsed.value;
  const search = contactSearch(request.program.site, parsed.value);
  return page(deps, request, search, { size: pageSize ?? API_PAGE_SIZE, cursor: cursor ?? '' });
}

async function page(
  deps: ContactDeps,
  request: ApiRequest,
  search: ContactSearch | null,
  { size, cursor }: { readonly size: number; readonly cursor: string },
): Promise<Reply> {
  if (search === null) return contactsReply(request, [], null);
  const seen = cursor === '' ? null : (fromCursor(cursor, [])?.after ?? []);
  const after = seen && profilePosition(seen, search.sort);
  if (seen !== null && after === null) return refuseApi(request, { code: 'cursorInvalid' });
  const { rows, last } = await pageOfProfiles(deps, request.program.site.id, { ...search, after }, size);
  return contactsReply(request, rows, last && [last.sortKey, last.id]);
}

function contactsReply(request: ApiRequest, rows: readonly ApiProfileRow[], last: readonly string[] | null): Reply {
  const answer: ApiContactsResponse = {
    contacts: rows.map((row) => toApiContact({ ...row, address: defaultAddress(row) })),
    pagination: sizedPagination(request, last),
  };
  return json(answer);
}

/** The next page is as long as this one. */
export function sizedPagination(request: ApiRequest, last: readonly string[] | null) {
  const pagination = paginationOf(request, {}, last);
  const size = queryText(request.query, 'pageSize') ?? '';
  if (pagination.nextPageUrl === null || size === '') return pagination;
  return { ...pagination, nextPageUrl: `${pagination.nextPageUrl}&pageSize=${size}` };
}

function defaultAddress({ address, addressId }: ApiProfileRow) {
  return address === null || addressId === null ? null : { id: addressId, address, isDefault: true };
}
