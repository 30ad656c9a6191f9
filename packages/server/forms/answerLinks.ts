import { folderOnceConfirmed } from '@quoin/domain/forms';
import type { Deps } from '../deps.ts';
import {
  findMailingList,
  findSubscriber,
  type JoinDeps,
  mailWelcome,
  optInHash,
  readListLink,
  type Subscriber,
  setSubscriberState,
} from '../mailingLists/index.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Site } from '../sites/index.ts';
import { joinListOf } from './acceptSubmission.ts';
import { FORM_SUBMITTED_JOB } from './formJobNames.ts';
import { findSubmission, moveSubmission } from './storage/formSubmissions.ts';
import { findForm } from './storage/forms.ts';

export type LinkDeps = JoinDeps & Pick<Deps, 'db'>;

/** Whom a link of a list is about, as its page shows it. */
export interface ListMembership {
  readonly email: string;
  readonly listName: string;
  readonly state: Subscriber['state'];
}

/** Returns what a double opt-in link would do, or null when it is used up, too old or unknown. */
export async function readOptIn(deps: LinkDeps, site: Site, token: string): Promise<ListMembership | null> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const found = await findSubscriber(trx, site.id, { tokenHash: optInHash(token) });
    const isGood = found?.tokenExpiresAt != null && found.tokenExpiresAt > trx.now();
    const list = found && isGood ? await findMailingList(trx, site.id, { id: found.listId }) : null;
    return found && list && { email: found.email, listName: list.name, state: found.state };
  });
}

/** Double opt-in: they are on the list from now on. */
export async function confirmOptIn(deps: LinkDeps, site: Site, token: string): Promise<ListMembership | null> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const found = await findSubscriber(trx, site.id, { tokenHash: optInHash(token) });
    if (found === null || found.tokenExpiresAt === null || found.tokenExpiresAt <= trx.now()) return null;
    const list = await findMailingList(trx, site.id, { id: found.listId });
    if (list === null) return null;
    await setSubscriberState(trx, site.id, found.id, 'subscribed');
    await mailWelcome(deps, trx, site, list, { ...found, name: found.fullName });
    return { email: found.email, listName: list.name, state: 'subscribed' };
  });
}

/** Whom an unsubscribe link is about; null when we did not sign it. */
export async function readUnsubscribe(deps: LinkDeps, site: Site, token: string): Promise<ListMembership | null> {
  return withSubscriber(deps, site, token, async () => null);
}

/** Takes a person off the list, or puts them back on it by the same link, any number of times. */
export async function changeByLink(
  deps: LinkDeps,
  site: Site,
  token: string,
  state: 'subscribed' | 'unsubscribed',
): Promise<ListMembership | null> {
  return withSubscriber(deps, site, token, async (found) => {
    // Nobody joins by this link who never was on the list.
    return found.state === 'pending' && state === 'subscribed' ? null : state;
  });
}

async function withSubscriber(
  deps: LinkDeps,
  site: Site,
  token: string,
  decide: (found: Subscriber) => Promise<'subscribed' | 'unsubscribed' | null>,
): Promise<ListMembership | null> {
  const id = readListLink(deps, site.id, token, 'unsubscribe');
  if (id === null) return null;
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const found = await findSubscriber(trx, site.id, { id });
    const list = found && (await findMailingList(trx, site.id, { id: found.listId }));
    if (!found || !list) return null;
    const next = await decide(found);
    if (next !== null && next !== found.state) await setSubscriberState(trx, site.id, id, next);
    return { email: found.email, listName: list.name, state: next ?? found.state };
  });
}

/** Whether a link leads to a submission that waits for its sender. */
export function isSubmissionLink(deps: LinkDeps, site: Site, token: string): boolean {
  return readListLink(deps, site.id, token, 'submission') !== null;
}

/** Its sender confirmed it: it reaches the owner, unless more spoke against it. False when there is no such submission. */
export async function confirmSubmission(deps: LinkDeps, site: Site, token: string): Promise<boolean> {
  const id = readListLink(deps, site.id, token, 'submission');
  if (id === null) return false;
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const found = await findSubmission(trx, site.id, id);
    if (found === null || found.deletedAt !== null) return false;
    if (!found.spamReasons.includes('unconfirmed')) return true;
    const folder = folderOnceConfirmed(found.spamReasons);
    const spamReasons = found.spamReasons.filter((reason) => reason !== 'unconfirmed');
    await moveSubmission(trx, site.id, id, { folder, spamReasons });
    if (folder !== 'inbox') return true;
    const job = { websiteId: site.id, kind: FORM_SUBMITTED_JOB, payload: { submissionId: id } };
    await enqueue(trx, { ...job, dedupeKey: `confirmed:${id}` });
    const form = await findForm(trx, site.id, { id: found.formId });
    if (form !== null) await joinListOf(deps, trx, site, form, found);
    return true;
  });
}
