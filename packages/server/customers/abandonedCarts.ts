import type { MemberCode } from '@quoin/domain/access';
import { isCurrencyCode, money } from '@quoin/domain/money';
import {
  type AbandonedCartPolicy,
  type CartFate,
  type CartTrace,
  cartFate,
  DEFAULT_ABANDONED_CARTS,
  isCartMailDue,
} from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { mailFormats, memberMails } from '@quoin/rendering/mail';
import { type Actor, recordAudit } from '../audit/index.ts';
import { findCartById } from '../cart/index.ts';
import type { Deps } from '../deps.ts';
import { composeMail, enqueueMail, type MailWriterDeps } from '../mail/index.ts';
import { listHeaders } from '../mailingLists/index.ts';
import { copyIntoVisitorCart } from '../members/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { JobHandler } from '../platform/jobs/worker.ts';
import { processLocales } from '../platform/processLocales.ts';
import { loadSiteById, type Site, siteAddress } from '../sites/index.ts';
import { clearDeliveries } from '../webhooks/index.ts';
import { cartLinkPath } from './cartLinks.ts';
import { emailKey } from './emailKey.ts';
import {
  deleteOldCarts,
  insertMailRefusal,
  type LeftCart,
  listLeftCarts,
  markReminded,
  refusesMail,
  saveCartPolicy,
} from './storage/abandonedCarts.ts';

type CartsDeps = Pick<Deps, 'db' | 'keyFor'> & MailWriterDeps;

/** Kind of mail that an address may refuse. */
const REMINDERS = 'cartReminder';
const MAX_LISTED = 500;

/** The store's own policy; without one nobody is written to. */
export function cartPolicyOf(site: Pick<Site, 'settings'>): AbandonedCartPolicy {
  const own = site.settings.abandonedCarts;
  const minutes =
    typeof own === 'object' && own !== null ? (own as { mailAfterMinutes?: unknown }).mailAfterMinutes : null;
  const mailAfterMinutes = typeof minutes === 'number' && minutes >= 30 && minutes <= 20_160 ? minutes : null;
  return { ...DEFAULT_ABANDONED_CARTS, mailAfterMinutes };
}

export function traceOf(cart: LeftCart): CartTrace {
  return {
    entryCount: cart.entryCount,
    isPurchased: cart.isPurchased,
    changedAt: cart.changedAt.getTime(),
    isPaying: cart.isPaying,
    email: cart.email,
    mayBeMailed: cart.mayBeMailed,
    mailedAt: cart.mailedAt?.getTime() ?? null,
    orderedAt: cart.orderedAt?.getTime() ?? null,
  };
}

export interface AbandonedCart extends LeftCart {
  readonly fate: CartFate;
  /** Site-relative; for the customer. */
  readonly restorePath: string;
}

/** The carts that count as left behind, and those that came back; the newest first. */
export async function listAbandonedCarts(deps: CartsDeps, site: Site): Promise<readonly AbandonedCart[]> {
  const policy = cartPolicyOf(site);
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const now = trx.now().getTime();
    const found = await listLeftCarts(trx, site.id, { ...windowOf(policy, now), limit: MAX_LISTED });
    return found.flatMap((cart) => {
      const fate = cartFate(traceOf(cart), now, policy);
      const restorePath = cartLinkPath(deps, site.id, cart.id, 'restore');
      return fate === 'abandoned' || fate === 'recovered' ? [{ ...cart, fate, restorePath }] : [];
    });
  });
}

/** How many carts count as left behind now, and what they are worth in the store's currency. */
export async function abandonedTotals(
  trx: SiteTransaction,
  site: Pick<Site, 'id' | 'settings' | 'currency'>,
  at: Date,
): Promise<{ readonly count: number; readonly total: bigint }> {
  const policy = cartPolicyOf(site);
  const now = at.getTime();
  const found = await listLeftCarts(trx, site.id, { ...windowOf(policy, now), limit: MAX_LISTED });
  const left = found.filter((cart) => cartFate(traceOf(cart), now, policy) === 'abandoned');
  const worth = left.filter((cart) => cart.currency === site.currency).map((cart) => cart.worth);
  return { count: left.length, total: worth.reduce((sum, each) => sum + each, 0n) };
}

function windowOf(policy: AbandonedCartPolicy, now: number) {
  return { since: new Date(now - policy.days * 86_400_000), until: new Date(now) };
}

/** Sends the one reminder manually: as the job does, once and not against the customer's choice. */
export async function remindCart(
  deps: CartsDeps,
  site: Site,
  cartId: string,
  actor: Actor,
): Promise<Outcome<null, MemberCode>> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const window = windowOf(DEFAULT_ABANDONED_CARTS, trx.now().getTime());
    const [cart] = await listLeftCarts(trx, site.id, { ...window, cartId, limit: 1 });
    if (cart === undefined || cart.isPurchased) return refuse('cartUnknown');
    const isRefused = await refusesMail(trx, site.id, emailKey(deps, site.id, cart.email), REMINDERS);
    if (isRefused || !cart.mayBeMailed) return refuse('cartNotAgreed');
    if (!(await writeReminder(deps, trx, site, cart))) return refuse('cartAlreadyMailed');
    await recordAudit(trx, { websiteId: site.id, actor, action: 'cart.remind', subjectId: cartId });
    return accept(null);
  });
}

async function writeReminder(deps: CartsDeps, trx: SiteTransaction, site: Site, cart: LeftCart): Promise<boolean> {
  if (!(await markReminded(trx, site.id, cart.id))) return false;
  const origin = siteAddress(deps.config, site);
  const formats = mailFormats(processLocales(), site);
  const currency = isCurrencyCode(cart.currency) ? cart.currency : site.currency;
  const unsubscribeUrl = origin + cartLinkPath(deps, site.id, cart.id, 'unsubscribe');
  const mail = await composeMail(deps, trx, site, {
    kind: memberMails.cartReminder,
    to: { name: cart.name, email: cart.email },
    dedupeKey: `cartReminder:${cart.id}`,
    input: {
      url: origin + cartLinkPath(deps, site.id, cart.id, 'restore'),
      unsubscribeUrl,
      lines: cart.lines.map(({ title, quantity, unitPrice }) => ({
        title,
        detail: String(quantity),
        amount: formats.money(money(unitPrice * BigInt(quantity), currency)),
      })),
    },
  });
  await enqueueMail(trx, site.id, { ...mail, headers: { ...mail.headers, ...listHeaders(unsubscribeUrl) } });
  return true;
}

export const CART_SWEEP_JOB = 'cart.sweep';
const HOUR_MS = 3_600_000;
const BATCH = 200;

/** Hourly: reminders that are due, carts and notifications that are too old, and the next hour's own job. */
export function abandonedCartJobs(deps: CartsDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([[CART_SWEEP_JOB, ({ websiteId }) => sweepCarts(deps, websiteId)]]);
}

export async function sweepCarts(deps: CartsDeps, websiteId: string): Promise<void> {
  await deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    if (site === null) return;
    const policy = cartPolicyOf(site);
    const now = trx.now().getTime();
    if (policy.mailAfterMinutes !== null) await remindAll(deps, trx, site, policy);
    await deleteOldCarts(trx, websiteId, new Date(now - policy.days * 86_400_000));
    await clearDeliveries(trx, websiteId);
    await planCartSweep(trx, websiteId, new Date(now + HOUR_MS));
  });
}

async function remindAll(
  deps: CartsDeps,
  trx: SiteTransaction,
  site: Site,
  policy: AbandonedCartPolicy,
): Promise<void> {
  const now = trx.now().getTime();
  const left = await listLeftCarts(trx, site.id, { ...windowOf(policy, now), limit: BATCH });
  for (const cart of left) {
    if (!isCartMailDue(traceOf(cart), now, policy)) continue;
    if (await refusesMail(trx, site.id, emailKey(deps, site.id, cart.email), REMINDERS)) continue;
    await writeReminder(deps, trx, site, cart);
  }
}

/** Carts are looked at hourly from then on. */
export async function planCartSweep(trx: SiteTransaction, websiteId: string, runAt = trx.now()): Promise<void> {
  const dedupeKey = String(Math.floor(runAt.getTime() / HOUR_MS));
  await enqueue(trx, { websiteId, kind: CART_SWEEP_JOB, dedupeKey, runAt });
}

/** Saves whether and when customers are reminded. Off until the owner enables it. */
export async function saveReminderPolicy(
  deps: Pick<Deps, 'db'>,
  site: Site,
  mailAfterMinutes: number | null,
  actor: Actor,
): Promise<void> {
  await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    await saveCartPolicy(trx, site.id, { mailAfterMinutes });
    const details = { mailAfterMinutes };
    await recordAudit(trx, { websiteId: site.id, actor, action: 'cart.reminderPolicy', details });
  });
}

/** A link from a mail: the lines of that cart as a copy in the visitor's. Null: there is nothing to bring back. */
export async function restoreLeftCart(
  deps: Pick<Deps, 'db' | 'keyFor' | 'randomBytes'>,
  site: Site,
  cartId: string,
  visitor: { readonly token: string | null; readonly memberId: string | null },
): Promise<string | null> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const cart = await findCartById(trx, site.id, cartId);
    if (cart === null || cart.isPurchased) return null;
    return copyIntoVisitorCart(deps, trx, site, cartId, visitor);
  });
}

/** Stops reminders to the recipient of the cart's mail. */
export async function refuseReminders(deps: Pick<Deps, 'db' | 'keyFor'>, site: Site, cartId: string): Promise<void> {
  await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const [cart] = await listLeftCarts(trx, site.id, { since: new Date(0), until: trx.now(), cartId, limit: 1 });
    if (cart !== undefined) await insertMailRefusal(trx, site.id, emailKey(deps, site.id, cart.email), REMINDERS);
  });
}
