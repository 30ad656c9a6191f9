import {
  type AddFileEntriesResponse,
  type AppEntriesResponse,
  type AppEntryResponse,
  type AppJournalsResponse,
  appEntriesPath,
  appEntryDraftPath,
  appEntryDraftsPath,
  appEntryPath,
  appJournalsPath,
  type BulkEntriesResponse,
  bulkEntriesPath,
  type CreateJournalResponse,
  ENTRY_TIMES,
  type EntryClashResponse,
  entryOrderPath,
  fileEntriesPath,
  type MoveEntriesResponse,
  type WireEditedEntry,
  type WireEntry,
  type WireJournal,
} from '@quoin/contract/endpoints/content';
import { toWireFieldProblems } from '@quoin/contract/problems';
import {
  parseAddFileEntries,
  parseBulkEntries,
  parseCreateEntry,
  parseCreateJournal,
  parseMoveEntries,
  parseSaveEntry,
} from '@quoin/contract/requests';
import { catalogEditSentence } from '@quoin/domain/catalog';
import { localText } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import {
  addTextOf,
  type ItemEditCode,
  isThemeType,
  itemSentence,
  placeText,
  queryText,
  repeatText,
} from '@quoin/domain/site';
import type { EventContent } from '@quoin/rendering/page';
import type { Deps } from '../../../deps.ts';
import { toWireImage } from '../../../media/index.ts';
import { actorOf } from '../../../platform/http/reading/actorOf.ts';
import { idOf, searchOf, siteOf, timeCursorOf, toCursor } from '../../../platform/http/reading/appLists.ts';
import { appImageUrl } from '../../../platform/http/replies/appImageUrl.ts';
import { invalidRequest } from '../../../platform/http/replies/invalidRequest.ts';
import { notFound } from '../../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../../platform/http/route.ts';
import type { Site } from '../../../sites/index.ts';
import { siteAddress } from '../../../sites/index.ts';
import { addFiles } from '../addFiles.ts';
import { bulkEditEntries } from '../bulkEntries.ts';
import { createJournal } from '../createJournal.ts';
import type { EntryEdited, EntryEditing } from '../entryEditing.ts';
import { moveEntries } from '../moveEntries.ts';
import { type EntryForEditing, type EntryList, readEntries, readEntry, readJournals } from '../readEntries.ts';
import { createEntry, type SavedEntry, saveEntry } from '../saveEntry.ts';
import type { EntryState, JournalSummary } from '../storage/journals.ts';

type EntryRouteDeps = Pick<Deps, 'db' | 'config' | 'pages'>;

const own = (path: string) => path.replaceAll('%3A', ':');
const MAX_TAG = 100;

/** Items of collections: posts, events, works, pictures, tracks, films, lessons. */
export function appEntriesRoutes(deps: EntryRouteDeps): AppRoute[] {
  const read = { method: 'GET', rate: 'read', forgery: 'none', access: 'content.read' } as const;
  const write = { rate: 'write', forgery: 'crumb', takes: 'sources' } as const;
  const all = own(appEntriesPath(':site'));
  const one = own(appEntryPath(':site', ':entryId'));
  return [
    { ...read, path: own(appJournalsPath(':site')), handle: (request) => journals(deps, request) },
    {
      ...{ method: 'POST', path: own(appJournalsPath(':site')), rate: 'write', forgery: 'crumb' },
      access: 'content.full',
      handle: (request) => addJournal(deps, request),
    },
    { ...read, path: all, handle: (request) => list(deps, request) },
    { ...read, path: one, handle: (request) => open(deps, request) },
    { ...write, method: 'POST', path: all, access: 'content.edit', handle: (request) => create(deps, request, false) },
    {
      ...{ ...write, method: 'POST', path: own(appEntryDraftsPath(':site')), access: 'content.drafts' },
      handle: (request) => create(deps, request, true),
    },
    { ...write, method: 'PUT', path: one, access: 'content.edit', handle: (request) => save(deps, request, false) },
    {
      ...{ ...write, method: 'PUT', path: own(appEntryDraftPath(':site', ':entryId')), access: 'content.drafts' },
      handle: (request) => save(deps, request, true),
    },
    {
      ...{ method: 'POST', path: own(bulkEntriesPath(':site')), rate: 'write', forgery: 'crumb' },
      access: 'content.edit',
      handle: (request) => bulk(deps, request),
    },
    {
      ...{ method: 'POST', path: own(fileEntriesPath(':site')), rate: 'write', forgery: 'crumb' },
      access: 'content.edit',
      handle: (request) => addFileEntries(deps, request),
    },
    {
      ...{ method: 'PUT', path: own(entryOrderPath(':site')), rate: 'write', forgery: 'crumb' },
      access: 'content.edit',
      handle: (request) => reorder(deps, request),
    },
  ];
}

async function journals(deps: EntryRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const found = await readJournals(deps, site.id);
  const url = siteAddress(deps.config, site);
  const isOfTheme = ({ customType, typeName }: JournalSummary) => customType !== '' || isThemeType(typeName);
  const theme = found.some(isOfTheme) ? (await deps.pages.themes.load(site)).compiled.theme : null;
  // Pages that every site has are called as the app calls them.
  const ofTheme = (journal: JournalSummary): OfTheme => ({
    fields: theme?.customTypes.find(({ name }) => name === journal.customType)?.fields ?? [],
    addText: isOfTheme(journal) ? addTextOf(theme?.collections.get(journal.typeName)?.conf ?? {}) : '',
  });
  const journals = found.map((each) => toWireJournal(url, each, ofTheme(each)));
  return json({ journals } satisfies AppJournalsResponse);
}

type OfTheme = Pick<WireJournal, 'fields' | 'addText'>;

function toWireJournal(siteUrl: string, journal: JournalSummary, ofTheme: OfTheme): WireJournal {
  const { id, kind, order, title, isEnabled, counts, categories, tags, authors } = journal;
  const url = `${siteUrl}/${encoded(journal.urlId)}`;
  return { id, kind, order, ...ofTheme, title, isEnabled, counts, categories, tags, authors, url };
}

async function addJournal(deps: EntryRouteDeps, request: AppRequest): Promise<Reply> {
  const wanted = parseCreateJournal(request.body);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  const made = await createJournal(deps, editingOf(request, false), wanted.value);
  if (made.kind !== 'done') return problemsReply(made.kind === 'refused' ? made.problems : []);
  return json({ id: made.value.id } satisfies CreateJournalResponse, { status: 201 });
}

const STATES: readonly EntryState[] = [
  'published',
  'scheduled',
  'takenDown',
  'needsReview',
  'draft',
  'private',
  'trash',
];

async function list(deps: EntryRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const text = (name: string) => (queryText(request.query, name) ?? '').replaceAll('\0', '');
  const journalId = idOf({ ...request, params: { id: text('journal') } }, 'id');
  const found =
    journalId &&
    (await readEntries(deps, site.id, {
      journalId,
      search: searchOf(request),
      state: STATES.find((state) => state === text('status')) ?? null,
      time: ENTRY_TIMES.find((time) => time === text('time')) ?? null,
      tag: text('tag').slice(0, MAX_TAG),
      after: timeCursorOf(request),
    }));
  if (!found) return notFound(request.path);
  const url = siteAddress(deps.config, site);
  return json({
    entries: found.rows.map((row) => toWireEntry(site, url, row)),
    nextCursor: found.last && toCursor(found.last.sortAt, found.last.id),
  } satisfies AppEntriesResponse);
}

function toWireEntry(site: Site, siteUrl: string, row: EntryList['rows'][number]): WireEntry {
  const { id, title, authorName, tags, commentCount, chapter, duration } = row;
  return {
    ...{ id, title, authorName, tags, commentCount, chapter, duration },
    journalId: row.collectionId,
    status: row.state,
    publishOn: row.publishOn?.getTime() ?? null,
    takeDownOn: row.takeDownOn?.getTime() ?? null,
    updatedOn: row.updatedOn.getTime(),
    imageUrl: appImageUrl(site.identifier, row.imageAssetId),
    url: `${siteUrl}/${encoded(row.collectionUrlId)}/${encodeURIComponent(row.urlId)}`,
    event: row.event && toWireEvent(row.event, site),
  };
}

function toWireEvent(event: EventContent, site: Site): WireEntry['event'] {
  const { startsAt, endsAt, isAllDay, place, repeats } = event;
  const timeZone = event.timeZone || site.timeZone;
  const first = repeats && localText(repeats.first.startsAt, timeZone).slice(0, 10);
  return {
    ...{ startsAt, endsAt, isAllDay, timeZone, place: placeText(place) },
    // The app speaks English.
    repeats: repeats && first ? repeatText(first, repeats.rule, 'en') : '',
  };
}

async function open(deps: EntryRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const id = idOf(request, 'entryId');
  const entry = id && (await readEntry(deps, site, id));
  return entry ? json({ entry: toWireEdited(deps, site, entry) } satisfies AppEntryResponse) : notFound(request.path);
}

function toWireEdited(deps: EntryRouteDeps, site: Site, entry: EntryForEditing): WireEditedEntry {
  const { id, journal, revision, draft, isOnPage } = entry;
  return {
    ...{ id, journalId: journal.id, revision, draft, isOnPage },
    updatedOn: entry.updatedOn.getTime(),
    deletedOn: entry.deletedAt?.getTime() ?? null,
    url: `${siteAddress(deps.config, site)}/${encoded(journal.urlId)}/${encodeURIComponent(draft.urlId)}`,
    image: entry.image && toWireImage(site.identifier, entry.image),
    pictures: entry.pictures.map((picture) => toWireImage(site.identifier, picture)),
  };
}

function encoded(urlId: string): string {
  return urlId.split('/').map(encodeURIComponent).join('/');
}

function editingOf(request: AppRequest, isDrafter: boolean): EntryEditing {
  return { site: siteOf(request), actor: actorOf(request), isDrafter };
}

async function create(deps: EntryRouteDeps, request: AppRequest, isDrafter: boolean): Promise<Reply> {
  const wanted = parseCreateEntry(request.body);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  return entryReply(deps, request, await createEntry(deps, editingOf(request, isDrafter), wanted.value), 201);
}

async function save(deps: EntryRouteDeps, request: AppRequest, isDrafter: boolean): Promise<Reply> {
  const wanted = parseSaveEntry(request.body);
  const entryId = idOf(request, 'entryId');
  if (entryId === null) return notFound(request.path);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  return entryReply(
    deps,
    request,
    await saveEntry(deps, editingOf(request, isDrafter), { ...wanted.value, entryId }),
    200,
  );
}

async function entryReply(
  deps: EntryRouteDeps,
  request: AppRequest,
  edited: EntryEdited<SavedEntry>,
  status: number,
): Promise<Reply> {
  if (edited.kind === 'refused') return problemsReply(edited.problems);
  const site = siteOf(request);
  const { id } = edited.kind === 'done' ? edited.value : edited.current;
  const found = await readEntry(deps, site, id);
  if (found === null) return notFound(request.path);
  const entry = toWireEdited(deps, site, found);
  if (edited.kind === 'done') {
    const body: AppEntryResponse = { entry, removedMarkup: edited.value.removedMarkup };
    return json(body, { status });
  }
  const error = itemSentence({ code: 'itemChanged', values: { title: found.draft.title } });
  return json({ error, errorKey: 'itemChanged', entry } satisfies EntryClashResponse, { status: 409 });
}

function problemsReply(problems: readonly Problem<ItemEditCode>[]): Reply {
  const [first] = problems;
  const wire = toWireFieldProblems(problems, itemSentence);
  const errorKey = problems.length === 1 && first !== undefined ? first.code : wire.errorKey;
  const isMissing = first?.code === 'itemMissing' || first?.code === 'collectionMissing';
  return json({ ...wire, errorKey }, { status: isMissing ? 404 : errorKey === 'itemOrderChanged' ? 409 : 422 });
}

async function bulk(deps: EntryRouteDeps, request: AppRequest): Promise<Reply> {
  const wanted = parseBulkEntries(request.body);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  const result = await bulkEditEntries(deps, editingOf(request, false), wanted.value);
  if (result === null) {
    const error = catalogEditSentence({ code: 'restoreTooLate' });
    return json({ error, errorKey: 'restoreTooLate' }, { status: 422 });
  }
  if ('most' in result)
    return problemsReply([{ code: 'itemCollectionFull', values: { title: result.title, max: result.most } }]);
  const { changed, undo } = result;
  return json({ changedIds: changed.map(({ id }) => id), undo } satisfies BulkEntriesResponse);
}

async function addFileEntries(deps: EntryRouteDeps, request: AppRequest): Promise<Reply> {
  const wanted = parseAddFileEntries(request.body);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  const made = await addFiles(deps, editingOf(request, false), wanted.value);
  if (made.kind !== 'done') return problemsReply(made.kind === 'refused' ? made.problems : []);
  return json({ ids: made.value } satisfies AddFileEntriesResponse, { status: 201 });
}

async function reorder(deps: EntryRouteDeps, request: AppRequest): Promise<Reply> {
  const wanted = parseMoveEntries(request.body);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  const moved = await moveEntries(deps, editingOf(request, false), wanted.value);
  if (moved.kind !== 'done') return problemsReply(moved.kind === 'refused' ? moved.problems : []);
  return json({ undo: moved.value } satisfies MoveEntriesResponse);
}
