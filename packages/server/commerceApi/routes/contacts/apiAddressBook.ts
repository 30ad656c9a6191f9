import type { ApiAddressBookResponse, ApiAddressEntryResponse } from '@quoin/contract/commerceApi';
import { parseApiAddress } from '@quoin/contract/requests';
import { queryText } from '@quoin/domain/site';
import { isId } from '../../../platform/database/ids.ts';
import type { ApiRequest, ApiRoute } from '../../../platform/http/apiPipeline.ts';
import { json, noContent, type Reply } from '../../../platform/http/replies/reply.ts';
import { toApiAddressEntry } from '../../../webhooks/index.ts';
import {
  type ContactDeps,
  loadAddresses,
  removeAddress,
  type SavedAddresses,
  saveAddress,
} from '../../contacts/changeContacts.ts';
import { fromCursor } from '../../paging.ts';
import { bodyRefusal, refuseApi } from '../apiReplies.ts';
import { pageSizeOf, sizedPagination } from './apiContacts.ts';

const PATH = '/v1/contacts/:contactId/address-book';
const ONE = `${PATH}/:entryId`;

/** Where a contact has things sent. */
export function apiAddressBookRoutes(deps: ContactDeps): ApiRoute[] {
  const look = { method: 'GET', scope: 'website.contacts.read' } as const;
  const act = { scope: 'website.contacts' } as const;
  return [
    { ...look, path: PATH, handle: (request) => list(deps, request) },
    { ...act, method: 'POST', path: PATH, handle: (request) => save(deps, request, null) },
    { ...look, path: ONE, handle: (request) => reply(deps, request, request.params.entryId ?? '', 200) },
    { ...act, method: 'PUT', path: ONE, handle: (request) => save(deps, request, request.params.entryId ?? '') },
    { ...act, method: 'DELETE', path: ONE, handle: (request) => remove(deps, request) },
  ];
}

function contactIdOf({ params }: ApiRequest): string {
  return params.contactId ?? '';
}

/** Null: both ids of the path could be some. */
function unknownId(request: ApiRequest): Reply | null {
  const contactId = contactIdOf(request);
  if (!isId(contactId)) return refuseApi(request, { code: 'contactUnknown', values: { contactId } });
  const { entryId } = request.params;
  return entryId === undefined || isId(entryId) ? null : refuseApi(request, { code: 'addressUnknown' });
}

function toEntry({ id, isDefault, ...address }: SavedAddresses[number]) {
  return toApiAddressEntry({ id, isDefault, address: { ...address } });
}

async function list(deps: ContactDeps, request: ApiRequest): Promise<Reply> {
  const unknown = unknownId(request);
  if (unknown !== null) return unknown;
  const size = pageSizeOf(request);
  if (size === null) return refuseApi(request, { code: 'fieldInvalid', values: { field: 'pageSize' } });
  const cursor = queryText(request.query, 'cursor') ?? '';
  const start = cursor === '' ? 0 : Number(fromCursor(cursor, [])?.after?.[0] ?? Number.NaN);
  if (!Number.isSafeInteger(start) || start < 0) return refuseApi(request, { code: 'cursorInvalid' });
  const book = await loadAddresses(deps, request.program, contactIdOf(request));
  if (!book.ok) return refuseApi(request, book.problem);
  const end = start + size;
  const answer: ApiAddressBookResponse = {
    defaultShippingAddressId: book.value.find(({ isDefault }) => isDefault)?.id ?? null,
    addressBookEntries: book.value.slice(start, end).map(toEntry),
    pagination: sizedPagination(request, end < book.value.length ? [String(end)] : null),
  };
  return json(answer);
}

async function reply(deps: ContactDeps, request: ApiRequest, entryId: string, status: number): Promise<Reply> {
  const unknown = unknownId(request);
  if (unknown !== null) return unknown;
  const book = await loadAddresses(deps, request.program, contactIdOf(request));
  if (!book.ok) return refuseApi(request, book.problem);
  const found = book.value.find(({ id }) => id === entryId.toLowerCase());
  if (found === undefined) return refuseApi(request, { code: 'addressUnknown' });
  return json({ addressBookEntry: toEntry(found) } satisfies ApiAddressEntryResponse, { status });
}

async function save(deps: ContactDeps, request: ApiRequest, entryId: string | null): Promise<Reply> {
  const unknown = unknownId(request);
  if (unknown !== null) return unknown;
  const parsed = parseApiAddress(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  const ids = { contactId: contactIdOf(request), entryId };
  const saved = await saveAddress(deps, request.program, ids, parsed.value);
  if (!saved.ok) return refuseApi(request, saved.problem);
  return reply(deps, request, saved.value, entryId === null ? 201 : 200);
}

async function remove(deps: ContactDeps, request: ApiRequest): Promise<Reply> {
  const unknown = unknownId(request);
  if (unknown !== null) return unknown;
  const ids = { contactId: contactIdOf(request), entryId: request.params.entryId ?? '' };
  const removed = await removeAddress(deps, request.program, ids);
  return removed.ok ? noContent() : refuseApi(request, removed.problem);
}
