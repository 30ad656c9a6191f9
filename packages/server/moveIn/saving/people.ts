import { decideCustomerDetails, tidyCustomerName } from '@quoin/domain/access';
import { momentOfLocal } from '@quoin/domain/formats';
import { addAddress, validateAddress } from '@quoin/domain/orders';
import type { MoveInProblem } from '@quoin/domain/site';
import {
  addPeople,
  deleteSubscribers,
  findMailingList,
  insertMailingList,
  knownStates,
} from '../../mailingLists/index.ts';
import { deleteUntouchedCustomers, insertCustomer, replaceSavedAddresses } from '../../members/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { CustomerRow, SubscriberRow } from '../contents.ts';
import { inStep, problemsOf, type ThingType, type WorkingRun } from '../moveInRun.ts';
import { forgetThings, listKnownCustomers, listSubscribed, saveThing } from '../storage/importedThings.ts';

/** What a list is called that is made for people of a file. */
const NEW_LIST = 'Newsletter';

/** People of a mailing list: they agreed elsewhere, and the day they did is kept. */
export const subscriberType: ThingType<SubscriberRow> = {
  batch: 200,
  async known(trx, { site, choices }, rows) {
    const wanted = choices.list === '' ? { name: NEW_LIST } : { id: choices.list };
    const list = await findMailingList(trx, site.id, wanted);
    const emails = rows.map(({ email }) => email.toLowerCase());
    const states = list === null ? new Map() : await knownStates(trx, site.id, list.id, emails);
    return new Set(rows.filter(({ email }) => states.get(email.toLowerCase()) === 'subscribed').map(({ key }) => key));
  },
  save: (run, rows) =>
    inStep(run, rows, async (trx) => {
      const { site } = run;
      const listId = await listOf(trx, run);
      const outcomes = await addPeople(trx, site, listId, { people: rows, source: 'Import' });
      const problems: MoveInProblem[] = [];
      for (const [index, row] of rows.entries()) {
        const { outcome, id } = outcomes[index]!;
        if (outcome === 'refused')
          problems.push(...problemsOf({ ...row, problems: [] }, [{ code: 'unsubscribedHere' }]));
        if (outcome !== 'added') continue;
        problems.push(...problemsOf(row));
        const thing = { kind: 'subscriber', key: `${listId} ${row.key}`, id, title: '', mark: '' } as const;
        await saveThing(trx, site.id, { ...thing, runId: run.id });
      }
      const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
      return { counts: { created: count('added'), unchanged: count('known'), skipped: count('refused') }, problems };
    }),
  async takeBack({ deps, site }, things) {
    return deps.db.inSite({ websiteId: site.id }, async (trx) => {
      // Who has unsubscribed since stays known, so that no file brings them back.
      const people = await listSubscribed(
        trx,
        site.id,
        things.flatMap(({ id }) => (id === null ? [] : [id])),
      );
      for (const listId of new Set(people.map((person) => person.listId))) {
        const ids = people.filter((person) => person.listId === listId).map(({ id }) => id);
        await deleteSubscribers(trx, site.id, listId, ids);
      }
      await forgetThings(
        trx,
        site.id,
        'subscriber',
        things.map(({ key }) => key),
      );
      return [];
    });
  },
};

async function listOf(trx: SiteTransaction, { site, choices, kind, id: runId }: WorkingRun): Promise<string> {
  const chosen = choices.list === '' ? null : await findMailingList(trx, site.id, { id: choices.list });
  const found = chosen ?? (await findMailingList(trx, site.id, { name: NEW_LIST }));
  if (found !== null) return found.id;
  const texts = { name: NEW_LIST, description: '', isDoubleOptIn: true, sendsWelcome: false };
  const id = await insertMailingList(trx, site.id, texts);
  if (id === null) throw new Error('Another list took the name.');
  await saveThing(trx, site.id, { kind: 'list', key: kind, id, title: NEW_LIST, mark: '', runId });
  return id;
}

/** Customers without an account, as if they had ordered as guests. Nobody gets a mail. */
export const customerType: ThingType<CustomerRow> = {
  batch: 100,
  async known(trx, { site }, rows) {
    const held = await listKnownCustomers(
      trx,
      site.id,
      rows.map(({ email }) => email.toLowerCase()),
    );
    return new Set(rows.filter(({ email }) => held.has(email.toLowerCase())).map(({ key }) => key));
  },
  save: (run, rows) =>
    inStep(run, rows, async (trx) => {
      let created = 0;
      for (const row of rows) if (await saveCustomer(trx, run, row)) created += 1;
      return { counts: { created, unchanged: rows.length - created }, problems: [] };
    }),
  async takeBack({ deps, site }, things) {
    return deps.db.inSite({ websiteId: site.id }, async (trx) => {
      const ids = things.flatMap(({ id }) => (id === null ? [] : [id]));
      const gone = new Set(await deleteUntouchedCustomers(trx, site.id, ids));
      const kept = things.filter(({ id }) => id !== null && !gone.has(id));
      const forgotten = things.filter((thing) => !kept.includes(thing)).map(({ key }) => key);
      await forgetThings(trx, site.id, 'customer', forgotten);
      return kept.map((): MoveInProblem => ({ line: 0, title: '', code: 'keptInUse' }));
    });
  },
};

async function saveCustomer(trx: SiteTransaction, run: WorkingRun, row: CustomerRow): Promise<boolean> {
  const { site } = run;
  const { email, acceptsMarketing, isTaxExempt, notes, tags } = row;
  const details = { notes, tags, isTaxExempt, acceptsMarketing };
  const decided = decideCustomerDetails(details);
  const kept = decided.ok ? decided.value : { ...details, notes: '', tags: [] };
  const past = (day: string) => {
    const moment = momentOfLocal(day, site.timeZone) ?? Date.parse(day);
    return Number.isNaN(moment) || moment > trx.now().getTime() ? null : new Date(moment);
  };
  const since = past(row.since) ?? trx.now();
  const agreedOn = past(row.agreedOn) ?? since;
  const fullName = tidyCustomerName(row.fullName) ?? '';
  const id = await insertCustomer(trx, site.id, { ...kept, email, fullName, since, agreedOn });
  if (id === null) return false;
  if (row.address !== null && validateAddress(row.address).length === 0) {
    const book = addAddress([], row.address, trx.newId());
    if (book.ok) await replaceSavedAddresses(trx, site.id, id, book.value);
  }
  await saveThing(trx, site.id, { kind: 'customer', key: row.key, id, title: '', mark: '', runId: run.id });
  return true;
}
