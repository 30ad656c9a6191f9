import { createHash, createHmac } from 'node:crypto';
import { type DraftCode, decideSendDraft, moveDraft } from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { createCart, createCheckout, findCheckoutOfCart, lockCartById, saveCheckout } from '../../cart/index.ts';
import type { CheckoutDeps } from '../../checkout/index.ts';
import type { Deps } from '../../deps.ts';
import { findLiveIntent } from '../../payments/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { newIdempotencyKey } from '../../platform/database/idempotency.ts';
import type { Site } from '../../sites/index.ts';
import { draftLinkDays } from '../documents/storePolicy.ts';
import { enqueueDraftLink } from '../mails/enqueueDraftLink.ts';
import type { OrderStaff } from '../orderStaff.ts';
import { findDraft, findDraftByLink, type StoredDraft, saveDraftCart, sendDraftLink } from '../storage/drafts.ts';
import { type DraftRefusal, noteDraft, type PricedDraft, pricedDraft } from './draftPricing.ts';

const TOKEN_BYTES = 16;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;
const DAY_MS = 86_400_000;

/** Returns the 128 bits in a draft's link. Each link has its own number, so an earlier one is invalid. */
export function draftToken(
  deps: Pick<Deps, 'keyFor'>,
  websiteId: string,
  { id, linkNumber }: Pick<StoredDraft, 'id' | 'linkNumber'>,
): string {
  const text = `${websiteId}|${id}|${linkNumber}`;
  const digest = createHmac('sha256', deps.keyFor('draft-link')).update(text).digest();
  return digest.subarray(0, TOKEN_BYTES).toString('base64url');
}

function hashToken(token: string): Buffer | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest() : null;
}

export function draftPath(token: string): string {
  return `/checkout/pay/${token}`;
}

/** Null while there is no link that works. */
export function draftLinkOf(deps: Pick<Deps, 'keyFor'>, websiteId: string, draft: StoredDraft): string | null {
  return draft.status === 'sent' ? draftPath(draftToken(deps, websiteId, draft)) : null;
}

/** The buyer gets a link to look at the draft and pay it; an earlier one stops working. Mailed where that is wanted. */
export function sendDraft(
  deps: Pick<CheckoutDeps, 'db' | 'keyFor' | 'randomBytes'>,
  { site, staff }: { readonly site: Site; readonly staff: OrderStaff },
  id: string,
  how: { readonly revision: number; readonly isMailed: boolean },
): Promise<Outcome<PricedDraft, DraftRefusal>> {
  return deps.db.inSite({ websiteId: site.id }, async (trx): Promise<Outcome<PricedDraft, DraftRefusal>> => {
    const draft = await findDraft(trx, site.id, id, true);
    if (draft === null) return refuse('draftUnknown');
    if (draft.revision !== how.revision) return refuse('orderChanged');
    if (await isBeingPaid(trx, site.id, draft)) return refuse('draftBeingPaid');
    const decided = decideSendDraft(draft, staff);
    if (!decided.ok) return decided;
    await ensureDraftCart(deps, trx, site, draft);
    const number = draft.linkNumber + 1;
    const token = draftToken(deps, site.id, { id, linkNumber: number });
    const expiresAt = new Date(trx.now().getTime() + draftLinkDays(site) * DAY_MS);
    await sendDraftLink(trx, site.id, id, { number, hash: hashToken(token)!, expiresAt });
    if (how.isMailed) await enqueueDraftLink(trx, site.id, { draftId: id, linkNumber: number });
    await noteDraft(trx, site, staff, draft, 'draft.send');
    return accept(await pricedDraft(trx, site, (await findDraft(trx, site.id, id))!));
  });
}

/** What a link pays: a cart without entries, whose checkout has the draft's address. */
async function ensureDraftCart(
  deps: Pick<CheckoutDeps, 'randomBytes'>,
  trx: SiteTransaction,
  site: Site,
  draft: StoredDraft,
): Promise<void> {
  const held = draft.cartId === null ? null : await lockCartById(trx, site.id, draft.cartId);
  let cartId = held?.id ?? null;
  if (cartId === null) {
    const tokenHash = createHash('sha256').update(deps.randomBytes(32)).digest();
    cartId = (await createCart(trx, site.id, { tokenHash, currency: draft.currency })).id;
    await saveDraftCart(trx, site.id, draft.id, cartId);
  }
  const key = newIdempotencyKey(deps.randomBytes);
  const checkout =
    (await findCheckoutOfCart(trx, site.id, cartId)) ??
    (await createCheckout(trx, site.id, { cartId, idempotencyKey: key }));
  const { email, shippingAddress, note } = draft;
  await saveCheckout(trx, site.id, checkout.id, {
    ...{ email, note },
    ...(shippingAddress === null ? {} : { shippingAddress }),
  });
}

/** A payment of its link is under way: what it pays must not change now. */
export async function isBeingPaid(trx: SiteTransaction, websiteId: string, draft: StoredDraft): Promise<boolean> {
  if (draft.cartId === null) return false;
  const checkout = await findCheckoutOfCart(trx, websiteId, draft.cartId);
  return checkout !== null && (await findLiveIntent(trx, websiteId, checkout.id)) !== null;
}

export type LinkedDraft =
  | { readonly kind: 'open'; readonly priced: PricedDraft; readonly idempotencyKey: string }
  | { readonly kind: 'bought'; readonly orderId: string }
  /** Taken back, too old, or never given: nobody learns which. */
  | { readonly kind: 'over' };

/** The draft behind a link, as its buyer may see it now. */
export function loadLinkedDraft(deps: Pick<Deps, 'db'>, site: Site, token: string): Promise<LinkedDraft> {
  return deps.db.inSite({ websiteId: site.id }, (trx) => findLinkedDraft(trx, site, token));
}

export async function findLinkedDraft(trx: SiteTransaction, site: Site, token: string): Promise<LinkedDraft> {
  const hash = hashToken(token);
  const draft = hash === null ? null : await findDraftByLink(trx, site.id, hash);
  if (draft?.orderId) return { kind: 'bought', orderId: draft.orderId };
  const isLive = draft?.status === 'sent' && (draft.linkExpiresAt?.getTime() ?? 0) > trx.now().getTime();
  const checkout = draft?.cartId ? await findCheckoutOfCart(trx, site.id, draft.cartId) : null;
  if (draft === null || !isLive || checkout === null) return { kind: 'over' };
  const { idempotencyKey } = checkout;
  return { kind: 'open', priced: await pricedDraft(trx, site, draft), idempotencyKey };
}

/** What an edit of a draft with a link does: the link is taken back, for its total has changed. */
export async function mayEditDraft(
  trx: SiteTransaction,
  websiteId: string,
  draft: StoredDraft,
): Promise<Outcome<null, DraftCode | 'draftBeingPaid'>> {
  const moved = moveDraft(draft.status, 'edit');
  if (!moved.ok) return moved;
  return (await isBeingPaid(trx, websiteId, draft)) ? refuse('draftBeingPaid') : accept(null);
}
