import {
  tidyWebhook,
  WEBHOOK_LIMITS,
  type WebhookCode,
  type WebhookDraft,
  type WebhookTopic,
  webhookProblems,
} from '@quoin/domain/access';
import { accept, type Problem } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { JsonObject } from '../platform/database/schema/columns.ts';
import { loadSettingsForUpdate } from '../sites/index.ts';
import { newSecret, type SealDeps } from './postNotification.ts';
import {
  deleteSubscription,
  insertSubscription,
  listSubscriptions,
  lockSubscription,
  type StoredSubscription,
  updateSubscription,
} from './storage/subscriptions.ts';

export type WebhookDeps = Pick<Deps, 'db' | 'config'> & SealDeps;

/** Whose subscriptions they are: nobody sees or changes those of others. */
export interface Holder {
  readonly websiteId: string;
  /** The extension; null: the owner of the site. */
  readonly clientId: string | null;
  readonly actor: Actor;
}

export type WebhookOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem<WebhookCode>[] };

/** With the secret that nobody sees again. */
export interface MadeWebhook {
  readonly subscription: StoredSubscription;
  readonly secret: string;
}

export function listWebhooks({ db }: Pick<Deps, 'db'>, { websiteId, clientId }: Omit<Holder, 'actor'>) {
  return db.inSite({ websiteId }, async (trx) =>
    (await listSubscriptions(trx, websiteId)).filter((each) => each.clientId === clientId),
  );
}

export async function createWebhook(
  deps: WebhookDeps,
  holder: Holder,
  draft: WebhookDraft,
): Promise<WebhookOutcome<MadeWebhook>> {
  const wanted = tidyWebhook(draft);
  const problems = webhookProblems(wanted, { isLocal: deps.config.hasLocalWebhooks });
  if (problems.length > 0) return { ok: false, problems };
  const { websiteId, clientId } = holder;
  return deps.db.inSite({ websiteId }, async (trx): Promise<WebhookOutcome<MadeWebhook>> => {
    // One after the other: two at once would both be the last that fits.
    await loadSettingsForUpdate(trx, websiteId);
    const { subscriptions: most } = WEBHOOK_LIMITS;
    const own = (await listSubscriptions(trx, websiteId)).filter((each) => each.clientId === clientId);
    if (own.length >= most) return { ok: false, problems: [{ code: 'webhooksTooMany', values: { most } }] };
    const id = trx.newId();
    const { secret, sealed } = newSecret(deps, websiteId, id);
    await insertSubscription(trx, websiteId, { id, clientId, ...wanted, sealedSecret: sealed });
    await note(trx, holder, { verb: 'create', id, title: wanted.endpointUrl, details: { topics: wanted.topics } });
    return accept({ subscription: (await lockSubscription(trx, websiteId, id))!, secret });
  });
}

/** What is left out stays. What waits goes to the new address. */
export async function changeWebhook(
  deps: WebhookDeps,
  holder: Holder,
  id: string,
  changes: Partial<WebhookDraft>,
): Promise<WebhookOutcome<StoredSubscription>> {
  return ofWebhook(deps, holder, id, async (trx, before) => {
    const wanted = tidyWebhook({ ...before, ...changes });
    const problems = webhookProblems(wanted, { isLocal: deps.config.hasLocalWebhooks });
    if (problems.length > 0) return { ok: false, problems };
    await updateSubscription(trx, holder.websiteId, id, wanted);
    const details = { before: { endpointUrl: before.endpointUrl, topics: before.topics }, after: wanted };
    await note(trx, holder, { verb: 'update', id, title: wanted.endpointUrl, details });
    return accept((await lockSubscription(trx, holder.websiteId, id))!);
  });
}

/** Another secret, from the next notification on. */
export async function rotateWebhookSecret(
  deps: WebhookDeps,
  holder: Holder,
  id: string,
): Promise<WebhookOutcome<{ readonly secret: string }>> {
  return ofWebhook(deps, holder, id, async (trx, { endpointUrl }) => {
    const { secret, sealed } = newSecret(deps, holder.websiteId, id);
    await updateSubscription(trx, holder.websiteId, id, { sealedSecret: sealed });
    await note(trx, holder, { verb: 'rotate', id, title: endpointUrl, details: {} });
    return accept({ secret });
  });
}

export async function deleteWebhook(deps: Pick<Deps, 'db'>, holder: Holder, id: string): Promise<WebhookOutcome<null>> {
  return ofWebhook(deps, holder, id, async (trx, { endpointUrl }) => {
    await deleteSubscription(trx, holder.websiteId, id);
    await note(trx, holder, { verb: 'delete', id, title: endpointUrl, details: {} });
    return accept(null);
  });
}

export const WEBHOOK_UNKNOWN: { readonly ok: false; readonly problems: readonly Problem<WebhookCode>[] } = {
  ok: false,
  problems: [{ code: 'webhookUnknown' }],
};

function ofWebhook<Value>(
  { db }: Pick<Deps, 'db'>,
  { websiteId, clientId }: Holder,
  id: string,
  work: (trx: SiteTransaction, found: StoredSubscription) => Promise<WebhookOutcome<Value>>,
): Promise<WebhookOutcome<Value>> {
  return db.inSite({ websiteId }, async (trx) => {
    const found = await lockSubscription(trx, websiteId, id);
    return found === null || found.clientId !== clientId ? WEBHOOK_UNKNOWN : work(trx, found);
  });
}

interface Noted {
  readonly verb: 'create' | 'update' | 'rotate' | 'delete';
  readonly id: string;
  readonly title: string;
  readonly details: JsonObject;
}

async function note(trx: SiteTransaction, { websiteId, actor }: Holder, { verb, id, title, details }: Noted) {
  const action = `webhook.${verb}` as const;
  await recordAudit(trx, { websiteId, actor, action, subjectId: id, subjectTitle: title, details });
}

/** What a test tells of: something that is not there. */
export function testData(
  topic: WebhookTopic,
  { newId, clientId }: { newId: () => string; clientId: string },
): JsonObject {
  if (topic === 'extension.uninstall') return { clientId };
  if (topic === 'order.create') return { orderId: newId() };
  if (topic === 'order.update') return { orderId: newId(), update: 'FULFILLED' };
  return topic.startsWith('contact.') ? { contactId: newId() } : { contactId: newId(), addressId: newId() };
}
