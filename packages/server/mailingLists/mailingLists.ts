import type { ImportSubscribersRequest } from '@quoin/contract/endpoints/content';
import { isEmailAddress } from '@quoin/domain/access';
import { momentOfLocal, typedCode } from '@quoin/domain/formats';
import {
  decideAdding,
  type FilePerson,
  LIST_LIMITS,
  type ListCode,
  optInEnd,
  readSubscriberFile,
} from '@quoin/domain/forms';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { writeCsv } from '../platform/csv/writeCsv.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { loadSiteById, type Site } from '../sites/index.ts';
import { type JoinDeps, mailOptIn } from './joinList.ts';
import { optInHash } from './listLinks.ts';
import { formsOfList } from './storage/formsOfList.ts';
import {
  deleteMailingList,
  findMailingList,
  insertMailingList,
  leaveCheckout,
  listMailingLists,
  type MailingList,
  type MailingListSummary,
  type MailingListTexts,
  updateMailingList,
} from './storage/mailingLists.ts';
import {
  deleteSubscribers,
  findSubscriber,
  knownStates,
  listSubscribers,
  type Subscriber,
  type SubscriberQuery,
  saveWish,
  setSubscriberState,
} from './storage/subscribers.ts';

type ListDeps = Pick<Deps, 'db'>;

export function listLists(deps: ListDeps, websiteId: string): Promise<readonly MailingListSummary[]> {
  return deps.db.inSite({ websiteId }, (trx) => listMailingLists(trx, websiteId));
}

function tidyTexts(texts: MailingListTexts): Outcome<MailingListTexts, ListCode> {
  const name = texts.name.trim();
  if (name === '' || name.length > LIST_LIMITS.name) return refuse('listNameMissing', { field: 'name' });
  return accept({ ...texts, name, description: texts.description.trim() });
}

export async function createList(
  deps: ListDeps,
  websiteId: string,
  texts: MailingListTexts,
  actor: Actor,
): Promise<Outcome<string, ListCode>> {
  const tidy = tidyTexts(texts);
  if (!tidy.ok) return tidy;
  return deps.db.inSite({ websiteId }, async (trx) => {
    const id = await insertMailingList(trx, websiteId, tidy.value);
    if (id === null) return refuse('listNameTaken', { field: 'name' });
    const { name } = tidy.value;
    await recordAudit(trx, { websiteId, actor, action: 'mailingList.create', subjectId: id, subjectTitle: name });
    return accept(id);
  });
}

export async function saveList(
  deps: ListDeps,
  websiteId: string,
  { id, revision, ...texts }: MailingList,
  actor: Actor,
): Promise<Outcome<null, ListCode>> {
  const tidy = tidyTexts(texts);
  if (!tidy.ok) return tidy;
  return deps.db.inSite({ websiteId }, async (trx) => {
    const { name } = tidy.value;
    if ((await findMailingList(trx, websiteId, { id })) === null) return refuse('listGone');
    const other = await findMailingList(trx, websiteId, { name });
    if (other !== null && other.id !== id) return refuse('listNameTaken', { field: 'name' });
    if (!(await updateMailingList(trx, websiteId, { id, revision, ...tidy.value }))) return refuse('listChanged');
    await recordAudit(trx, { websiteId, actor, action: 'mailingList.update', subjectId: id, subjectTitle: name });
    return accept(null);
  });
}

/** With everybody on it; not while a form leads there. */
export async function removeList(
  deps: ListDeps,
  websiteId: string,
  id: string,
  actor: Actor,
): Promise<Outcome<null, ListCode>> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const list = await findMailingList(trx, websiteId, { id });
    if (list === null) return refuse('listGone');
    const forms = await formsOfList(trx, websiteId, id);
    if (forms.length > 0) return refuse('listUsed', { values: { forms } });
    await deleteMailingList(trx, websiteId, id);
    await leaveCheckout(trx, websiteId, id);
    await recordAudit(trx, { websiteId, actor, action: 'mailingList.delete', subjectId: id, subjectTitle: list.name });
    return accept(null);
  });
}

export function listPeople(
  deps: ListDeps,
  websiteId: string,
  query: SubscriberQuery,
): Promise<readonly Subscriber[] | null> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const list = await findMailingList(trx, websiteId, { id: query.listId });
    return list === null ? null : listSubscribers(trx, websiteId, query);
  });
}

export interface NewPerson {
  readonly email: string;
  readonly fullName: string;
  readonly hasConsent: boolean;
}

/** Adds a person who agreed in another way. They are on the list at once. */
export async function addPerson(
  deps: ListDeps,
  websiteId: string,
  listId: string,
  { email: entered, fullName, hasConsent }: NewPerson,
  actor: Actor,
): Promise<Outcome<null, ListCode>> {
  const email = typedCode(entered);
  if (!isEmailAddress(email)) return refuse('subscriberEmailNotValid', { field: 'email' });
  if (!hasConsent) return refuse('consentMissing', { field: 'hasConsent' });
  return deps.db.inSite({ websiteId }, async (trx) => {
    const list = await findMailingList(trx, websiteId, { id: listId });
    if (list === null) return refuse('listGone');
    const before = await findSubscriber(trx, websiteId, { listId, email });
    const decided = decideAdding(before?.state ?? null);
    if (!decided.ok) return decided;
    await saveWish(trx, websiteId, wishOf(trx, { listId, email, fullName, source: actor.name }));
    const details = { added: 1 };
    await recordAudit(trx, {
      websiteId,
      actor,
      action: 'mailingList.add',
      subjectId: listId,
      subjectTitle: list.name,
      details,
    });
    return accept(null);
  });
}

function wishOf(
  trx: SiteTransaction,
  person: { readonly listId: string; readonly email: string; readonly fullName: string; readonly source: string },
) {
  return { ...person, state: 'subscribed' as const, language: '', asks: 0, askedSince: trx.now(), token: null };
}

export interface ImportCounts {
  readonly added: number;
  readonly known: number;
  readonly refused: number;
  readonly invalid: number;
  readonly leftOut: number;
}

/** A file of people who agreed. Who unsubscribed is never brought back by a file. */
export async function importPeople(
  deps: ListDeps,
  site: Site,
  listId: string,
  { text, hasConsent, separator, dateOrder }: ImportSubscribersRequest,
  actor: Actor,
): Promise<Outcome<ImportCounts, ListCode>> {
  if (!hasConsent) return refuse('consentMissing', { field: 'hasConsent' });
  const given = { ...(separator && { separator }), ...(dateOrder && { dateOrder }) };
  const file = readSubscriberFile(text, given, site.language);
  if (!file.isReadable) return refuse('fileWithoutAddresses');
  if (file.rows > LIST_LIMITS.importRows) return refuse('fileTooLong', { values: { max: LIST_LIMITS.importRows } });
  const websiteId = site.id;
  const run = async (trx: SiteTransaction): Promise<Outcome<ImportCounts, ListCode>> => {
    const list = await findMailingList(trx, websiteId, { id: listId });
    if (list === null) return refuse('listGone');
    const outcomes = await addPeople(trx, site, list.id, { people: file.people, source: 'Import' });
    const count = (wanted: Added['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted).length;
    const [added, known, refused] = [count('added'), count('known'), count('refused')];
    const invalid = file.problems.filter(({ code }) => code === 'emailInvalid').length;
    const counts = { added, known, refused, invalid, leftOut: file.leftOut };
    const details = { ...counts };
    await recordAudit(trx, {
      websiteId,
      actor,
      action: 'mailingList.import',
      subjectId: listId,
      subjectTitle: list.name,
      details,
    });
    return accept(counts);
  };
  return deps.db.inSite({ websiteId }, run, { statementTimeoutMs: 120_000 });
}

/** What became of a person of a file: `refused` has unsubscribed, and is never brought back by a file. */
export interface Added {
  readonly outcome: 'added' | 'known' | 'refused';
  readonly id: string | null;
}

/** Puts people who agreed on a list, as many as a file names, in its order. No mail is sent. */
export async function addPeople(
  trx: SiteTransaction,
  site: Pick<Site, 'id' | 'timeZone'>,
  listId: string,
  { people, source }: { readonly people: readonly Omit<FilePerson, 'line'>[]; readonly source: string },
): Promise<readonly Added[]> {
  const emails = people.map(({ email }) => email.toLowerCase());
  const states = await knownStates(trx, site.id, listId, emails);
  const outcomes: Added[] = [];
  for (const { email, fullName, since } of people) {
    const decided = decideAdding(states.get(email.toLowerCase()) ?? null);
    if (decided.ok) {
      const wish = wishOf(trx, { listId, email, fullName, source });
      const id = await saveWish(trx, site.id, { ...wish, since: sinceOf(since, site.timeZone, trx.now()) });
      outcomes.push({ outcome: 'added', id });
    } else outcomes.push({ outcome: decided.problem.code === 'subscriberRefused' ? 'refused' : 'known', id: null });
  }
  return outcomes;
}

/** A day begins by the site's clock; nobody has been on a list since tomorrow. */
function sinceOf(text: string, timeZone: string, now: Date): Date {
  const moment = momentOfLocal(text, timeZone) ?? Date.parse(text);
  return Number.isNaN(moment) || moment > now.getTime() ? now : new Date(moment);
}

export async function exportPeople(
  deps: ListDeps,
  site: Site,
  query: Omit<SubscriberQuery, 'after' | 'limit'>,
  actor: Actor,
): Promise<string | null> {
  const websiteId = site.id;
  const rows = await deps.db.inSite({ websiteId }, async (trx) => {
    const list = await findMailingList(trx, websiteId, { id: query.listId });
    if (list === null) return null;
    const found = await listSubscribers(trx, websiteId, { ...query, after: null, limit: 1_000_000 });
    const details = { count: found.length };
    await recordAudit(trx, {
      websiteId,
      actor,
      action: 'mailingList.export',
      subjectId: list.id,
      subjectTitle: list.name,
      details,
    });
    return found;
  });
  if (rows === null) return null;
  const header = ['Email', 'Full name', 'State', 'Source', 'Asked on', 'Confirmed on', 'Unsubscribed on'];
  const day = (date: Date | null) => date?.toISOString() ?? '';
  return writeCsv(
    header,
    rows.map(({ email, fullName, state, source, createdAt, confirmedAt, unsubscribedAt }) => [
      ...[email, fullName, state, source],
      ...[day(createdAt), day(confirmedAt), day(unsubscribedAt)],
    ]),
  );
}

export type PeopleAct = 'unsubscribe' | 'delete' | 'askAgain';

/** On people of one list; asking again writes the mail of the double opt-in once more. */
export async function actOnPeople(
  deps: ListDeps & JoinDeps,
  websiteId: string,
  listId: string,
  { act, ids }: { readonly act: PeopleAct; readonly ids: readonly string[] },
  actor: Actor,
): Promise<Outcome<number, ListCode>> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const list = await findMailingList(trx, websiteId, { id: listId });
    const site = await loadSiteById(trx, websiteId);
    if (list === null || site === null) return refuse('listGone');
    const count =
      act === 'delete'
        ? await deleteSubscribers(trx, websiteId, listId, ids)
        : await changeEach(deps, trx, site, list, ids, act);
    const details = { count };
    await recordAudit(trx, {
      websiteId,
      actor,
      action: `mailingList.${act}`,
      subjectId: listId,
      subjectTitle: list.name,
      details,
    });
    return accept(count);
  });
}

async function changeEach(
  deps: JoinDeps,
  trx: SiteTransaction,
  site: Site,
  list: MailingList,
  ids: readonly string[],
  act: 'unsubscribe' | 'askAgain',
): Promise<number> {
  let count = 0;
  for (const id of ids.toSorted()) {
    const person = await findSubscriber(trx, site.id, { id });
    if (person === null || person.listId !== list.id) continue;
    if (act === 'unsubscribe' && person.state === 'subscribed') {
      await setSubscriberState(trx, site.id, id, 'unsubscribed');
      count += 1;
    }
    if (act === 'askAgain' && person.state === 'pending') {
      const token = Buffer.from(deps.randomBytes(32)).toString('base64url');
      const expiresAt = new Date(optInEnd(trx.now().getTime()));
      const { email, fullName, source, language, asks, askedSince } = person;
      const wish = { listId: list.id, email, fullName, source, language, asks, askedSince, state: 'pending' as const };
      await saveWish(trx, site.id, { ...wish, token: { hash: optInHash(token), expiresAt } });
      await mailOptIn(deps, trx, site, list, { id, email, name: fullName, language }, token);
      count += 1;
    }
  }
  return count;
}
