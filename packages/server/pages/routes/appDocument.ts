import {
  type AppDocumentResponse,
  appDocumentChangesPath,
  appDocumentPath,
  type DocumentChangesResponse,
  type SaveChangesResponse,
  type WirePerson,
  type WireSavedChange,
} from '@quoin/contract/endpoints/content';
import { parseSaveChanges } from '@quoin/contract/requests';
import { documentSentence, isRecordKey, type RecordKey } from '@quoin/domain/document';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { siteAddress } from '../../sites/index.ts';
import { changesSince } from '../documents/changesSince.ts';
import { openDocument } from '../documents/openDocument.ts';
import { documentRights } from '../documents/rights.ts';
import { type RefusedChange, saveChanges } from '../documents/saveChanges.ts';

type DocumentRouteDeps = Pick<Deps, 'db' | 'config' | 'drafts' | 'presence'>;

const PATH = appDocumentPath(':site').replace('%3A', ':');
const CHANGES = appDocumentChangesPath(':site').replace('%3A', ':');

/** A site under edit: all of it, and its changes (decision 0037). */
export function appDocumentRoutes(deps: DocumentRouteDeps): AppRoute[] {
  const read = { method: 'GET', rate: 'read', forgery: 'none', access: 'unpublishedSite.read' } as const;
  return [
    { ...read, path: PATH, handle: (request) => open(deps, request) },
    { ...read, path: CHANGES, handle: (request) => news(deps, request) },
    {
      ...{ method: 'POST', path: CHANGES, rate: 'save', forgery: 'crumb', takes: 'sources' },
      // What exactly a user may change is checked record by record.
      access: 'content.drafts:storePages',
      handle: (request) => save(deps, request),
    },
  ];
}

async function open(deps: DocumentRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const { revision, records, unpublished } = await openDocument(deps, site.id);
  const rights = rightsOf(request);
  const answer: AppDocumentResponse = {
    ...{ revision, records: [...records], unpublished, isClosed: site.isClosed === true },
    siteOrigin: siteAddress(deps.config, site),
    people: heardOf(deps, request, { page: '', key: '' }),
    may: {
      edit: rights.draft || rights.storePages,
      publish: rights.publish,
      design: rights.design,
      code: rights.code,
    },
  };
  return json(answer);
}

async function news(deps: DocumentRouteDeps, request: AppRequest): Promise<Reply> {
  const since = Number(queryText(request.query, 'since') ?? '');
  if (!Number.isSafeInteger(since) || since < 0) return badRequest(request.path);
  const key = queryText(request.query, 'key') ?? '';
  const page = queryText(request.query, 'page') ?? '';
  const people = heardOf(deps, request, { page, key: isRecordKey(key) ? key : '' });
  const found = await changesSince(deps, siteOf(request).id, since);
  if (!found.ok) return refuseWith(found.problem, documentSentence);
  const { revision, changes } = found.value;
  return json({ revision, changes: changes.map(toWireChange), people } satisfies DocumentChangesResponse);
}

async function save(deps: DocumentRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSaveChanges(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { base, changes, at } = parsed.value;
  const people = heardOf(deps, request, at);
  const editing = { site: siteOf(request), actor: actorOf(request), rights: rightsOf(request) };
  const done = await saveChanges(deps, editing, { base, changes });
  if (!done.ok) return refuseWith(done.problem, documentSentence);
  const { revision, saved, others, refused } = done.value;
  const answer: SaveChangesResponse = {
    ...{ revision, saved, people },
    others: others.map(toWireChange),
    refused: refused === null ? null : toWireRefusal(refused),
  };
  return json(answer);
}

function rightsOf(request: AppRequest) {
  return documentRights(request.member ?? { roles: [], isOwner: false }, siteOf(request).settings);
}

/** Notes where a user is, and returns where the others are. */
function heardOf(
  { presence }: DocumentRouteDeps,
  request: AppRequest,
  at: { readonly page: string; readonly key: RecordKey | '' },
): readonly WirePerson[] {
  const { id } = siteOf(request);
  const { accountId, name } = actorOf(request);
  if (accountId === null) return [];
  presence.note(id, { id: accountId, name, page: at.page.slice(0, 64), key: at.key });
  return presence.others(id, accountId);
}

function toWireChange({
  id,
  command,
  label,
  edits,
  revision,
  author,
  savedAt,
}: {
  readonly id: string;
  readonly command: string;
  readonly label: string;
  readonly edits: WireSavedChange['edits'];
  readonly revision: number;
  readonly author: string;
  readonly savedAt: Date;
}): WireSavedChange {
  return { id, command, label, edits, revision, author, savedAt: savedAt.toISOString() };
}

function toWireRefusal({ id, clashes, problem }: RefusedChange): SaveChangesResponse['refused'] {
  return { id, clashes, error: documentSentence(problem), errorKey: problem.code };
}
