import { isVariantSoldOut } from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { restockSettingsOf } from '@quoin/domain/restock';
import { type Actor, recordAudit } from '../audit/index.ts';
import { loadProduct } from '../catalog/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { isId } from '../platform/database/ids.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Job, JobHandler } from '../platform/jobs/job.ts';
import { loadSiteById } from '../sites/index.ts';
import type { RestockDeps } from './restockDeps.ts';
import { type BackVariant, mailBack } from './restockMails.ts';
import { productName } from './signUpForRestock.ts';
import { countWaitingFor, findProductOfVariant, type TakenSignup, takeWaiting } from './storage/restock.ts';

export const RESTOCK_SEND_JOB = 'restock.send';
/** Owed by the database itself when a variant can be bought again (migration 0028). */
export const RESTOCK_LOOK_JOB = 'restock.look';
/** So many mails are one transaction: what a kill in between would undo. */
const PEOPLE_AT_ONCE = 100;

export interface SendRequest {
  readonly productId: string;
  readonly variantId: string;
}

/** Enqueues the mails to everybody who waits for these (RSTK-07); answers how many wait. Asked ten times, each gets one (RC-12). */
export function sendRestock(
  { db }: Pick<RestockDeps, 'db'>,
  websiteId: string,
  { requests, actor }: { readonly requests: readonly SendRequest[]; readonly actor: Actor },
): Promise<Outcome<number, 'restockGroupUnknown'>> {
  return db.inSite({ websiteId }, async (trx) => {
    const known = requests.filter(({ productId, variantId }) => isId(productId) && isId(variantId));
    const queued = known.length === requests.length ? await countWaitingFor(trx, websiteId, known) : 0;
    if (queued === 0) return refuse('restockGroupUnknown');
    const variantIds = [...new Set(known.map(({ variantId }) => variantId))];
    await enqueue(trx, { websiteId, kind: RESTOCK_SEND_JOB, payload: { variantIds } });
    const [first] = known;
    await recordAudit(trx, {
      websiteId,
      actor,
      action: 'restock.send',
      subjectId: first?.productId ?? '',
      details: { variants: variantIds.length, queued },
    });
    return accept(queued);
  });
}

export function restockJobs(deps: RestockDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [RESTOCK_SEND_JOB, (job, signal) => send(deps, job, signal)],
    [RESTOCK_LOOK_JOB, (job, signal) => look(deps, job, signal)],
  ]);
}

async function send(deps: RestockDeps, { websiteId, payload }: Job, signal: AbortSignal): Promise<void> {
  const variantIds = Array.isArray(payload.variantIds) ? payload.variantIds.filter(isId) : [];
  await mailAll(deps, websiteId, variantIds, signal);
}

/**
 * Checks whether it sold out again meanwhile: then nobody is notified in vain, and the next delivery is checked again.
 */
async function look(deps: RestockDeps, { websiteId, payload }: Job, signal: AbortSignal): Promise<void> {
  const { variantId } = payload;
  if (typeof variantId !== 'string' || !isId(variantId)) return;
  const isDue = await deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    const settings = restockSettingsOf(site?.settings ?? {});
    if (site === null || !settings.isEnabled || !settings.isAutomatic) return false;
    const found = await findBack(trx, websiteId, variantId);
    return found?.product.isVisible && !isVariantSoldOut(found.variant);
  });
  if (isDue) await mailAll(deps, websiteId, [variantId], signal);
}

async function mailAll(
  deps: RestockDeps,
  websiteId: string,
  variantIds: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    // The next run continues: the job is not finished, and finished notices are kept.
    if (signal.aborted) throw new Error('The product stops');
    const told = await deps.db.inSite({ websiteId }, (trx) => mailSome(deps, trx, websiteId, variantIds));
    if (told === 0) return;
  }
}

/** The note and the mail are one transaction. Answers how many people were notified. */
async function mailSome(
  deps: RestockDeps,
  trx: SiteTransaction,
  websiteId: string,
  variantIds: readonly string[],
): Promise<number> {
  const site = await loadSiteById(trx, websiteId);
  const back = await loadBack(trx, websiteId, variantIds);
  if (site === null || back.size === 0) return 0;
  const people = byPerson(await takeWaiting(trx, websiteId, [...back.keys()], PEOPLE_AT_ONCE));
  for (const person of people) await mailBack(deps, trx, site, { ...person, back: backOf(person.variantIds, back) });
  return people.length;
}

/** Loads the variants to notify about: visitors must find them where the mail leads. */
async function loadBack(
  trx: SiteTransaction,
  websiteId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, BackVariant>> {
  const back = new Map<string, BackVariant>();
  for (const variantId of variantIds) {
    const found = await findBack(trx, websiteId, variantId);
    if (found?.product.isVisible) back.set(variantId, found);
  }
  return back;
}

async function findBack(trx: SiteTransaction, websiteId: string, variantId: string): Promise<BackVariant | null> {
  const productId = await findProductOfVariant(trx, websiteId, variantId);
  const product = productId === null ? null : await loadProduct(trx, websiteId, productId);
  const variant = product?.variants.find(({ id }) => id === variantId);
  return !product || variant === undefined ? null : { product, variant, name: productName(product, variant) };
}

interface Person {
  readonly email: string;
  /** Of the first sign-up. */
  readonly language: string;
  readonly signupIds: readonly string[];
  readonly variantIds: readonly string[];
}

function byPerson(taken: readonly TakenSignup[]): readonly Person[] {
  const people = new Map<string, Person>();
  for (const { id, email, language, variantId } of taken) {
    const known = people.get(email.toLowerCase()) ?? { email, language, signupIds: [], variantIds: [] };
    people.set(email.toLowerCase(), {
      ...known,
      signupIds: [...known.signupIds, id],
      variantIds: [...known.variantIds, variantId],
    });
  }
  return [...people.values()];
}

function backOf(variantIds: readonly string[], back: ReadonlyMap<string, BackVariant>): readonly BackVariant[] {
  return variantIds.flatMap((id) => back.get(id) ?? []);
}
