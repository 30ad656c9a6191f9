import type { GiftCardActRequest, IssueGiftCardRequest } from '@quoin/contract/endpoints/store';
import { isEmailAddress } from '@quoin/domain/access';
import { dayInZone, typedCode } from '@quoin/domain/formats';
import { type CurrencyCode, isCurrencyCode, parseDecimalMoney } from '@quoin/domain/money';
import {
  applyMovement,
  type GiftCardRuleCode,
  type GiftCardSums,
  maskGiftCard,
  NO_SUMS,
  type OrdersCode,
  validateGiftCardDelivery,
} from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { answerOnce, beginOnce, findOnce } from '../platform/database/idempotency.ts';
import { type ListPage, pageOf } from '../platform/http/replies/page.ts';
import type { Site } from '../sites/index.ts';
import { mintCode } from './giftCardCodes.ts';
import { scheduleGiftCardMail } from './issueGiftCards.ts';
import { type GiftCardMovementRow, listGiftCardMovements, listGiftCards } from './storage/appGiftCards.ts';
import { adjustBalance, insertGiftCard, replaceCode, switchGiftCard } from './storage/giftCardIssue.ts';
import { findGiftCard, insertMovement, lockGiftCard, type StoredGiftCard } from './storage/giftCards.ts';

type ManageDeps = Pick<Deps, 'db' | 'keyFor' | 'randomBytes'>;
export type GiftCardRefusal =
  | GiftCardRuleCode
  | Extract<OrdersCode, 'orderUnknown' | 'orderChanged' | 'idempotencyKeyReused'>;

export const GIFT_CARDS_PAGE_SIZE = 50;

export async function listSiteGiftCards(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  filter: Omit<Parameters<typeof listGiftCards>[2], 'limit'>,
): Promise<ListPage<StoredGiftCard>> {
  const limit = GIFT_CARDS_PAGE_SIZE + 1;
  const rows = await deps.db.inSite({ websiteId }, (trx) => listGiftCards(trx, websiteId, { ...filter, limit }));
  return pageOf(rows, GIFT_CARDS_PAGE_SIZE);
}

export interface WholeGiftCard {
  readonly card: StoredGiftCard;
  readonly movements: readonly GiftCardMovementRow[];
}

export function loadSiteGiftCard(deps: Pick<Deps, 'db'>, websiteId: string, id: string): Promise<WholeGiftCard | null> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const card = await findGiftCard(trx, websiteId, id);
    return card === null ? null : { card, movements: await listGiftCardMovements(trx, websiteId, id) };
  });
}

/** The largest card issued by hand, in minor units. Limits the damage of a typing mistake. */
const LARGEST = 10_000_000n;

/** A card that nobody bought: for a complaint, a prize. The same key again is the same card (ORD-4). */
export async function issueByHand(
  deps: ManageDeps,
  site: Site,
  wanted: IssueGiftCardRequest,
  actor: Actor,
): Promise<Outcome<string, GiftCardRefusal>> {
  const value = minorOf(wanted.value, site.currency);
  if (value === null || value <= 0n || value > LARGEST) return refuse('giftCardAmountInvalid', { field: 'value' });
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const delivery = { ...wanted, senderName: '' };
    const [problem] = validateGiftCardDelivery(delivery, dayInZone(trx.now().getTime(), site.timeZone));
    if (problem !== undefined) return { ok: false, problem };
    if (wanted.recipientEmail === '') return refuse('giftCardRecipientInvalid', { field: 'recipientEmail' });
    const once = { principal: actor.accountId ?? '', route: 'giftCard.issue', key: wanted.idempotencyKey };
    const requestHash = JSON.stringify([wanted.value, wanted.recipientEmail]);
    const earlier = await findOnce(trx, site.id, once);
    if (earlier !== null && earlier.requestHash !== requestHash) return refuse('idempotencyKeyReused');
    if (typeof earlier?.answer === 'string') return accept(earlier.answer);
    await beginOnce(trx, site.id, once, requestHash);
    const id = trx.newId();
    await insertGiftCard(trx, site.id, {
      ...{ id, ...mintCode(deps, site.id, id), value, currency: site.currency },
      ...{ recipientName: wanted.recipientName, recipientEmail: wanted.recipientEmail, senderName: '' },
      ...{ message: wanted.message, sendOn: wanted.sendOn, note: wanted.note, buyerEmail: '' },
      ...{ state: 'active', isTest: false, expiresAt: null, bought: null },
      ...{ accountId: actor.accountId, actor: actor.name },
    });
    await scheduleGiftCardMail(trx, site, { id, codeVersion: 1, sendOn: wanted.sendOn });
    await audit(trx, site, actor, 'giftCard.issue', { id, title: wanted.recipientEmail }, { value: wanted.value });
    await answerOnce(trx, site.id, once, id);
    return accept(id);
  });
}

function minorOf(text: string, currency: CurrencyCode): bigint | null {
  const sign = text.startsWith('-') ? -1n : 1n;
  const amount = parseDecimalMoney(text.replace(/^[-+]/, ''), currency);
  return amount.ok ? sign * amount.value.minor : null;
}

/** Disable, enable, adjust, resend; each with the revision that its person saw. */
export function actOnGiftCard(
  deps: ManageDeps,
  site: Site,
  id: string,
  wanted: GiftCardActRequest,
  actor: Actor,
): Promise<Outcome<string, GiftCardRefusal>> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const card = await lockGiftCard(trx, site.id, id);
    if (card === null) return refuse('orderUnknown');
    if (card.revision !== wanted.revision) return refuse('orderChanged');
    const title = maskGiftCard(card.lastFour);
    const done = await apply(deps, trx, site, card, wanted, actor);
    if (!done.ok) return done;
    await audit(trx, site, actor, `giftCard.${wanted.act}`, { id, title }, done.value);
    return accept(id);
  });
}

async function apply(
  deps: ManageDeps,
  trx: SiteTransaction,
  site: Site,
  card: StoredGiftCard,
  wanted: GiftCardActRequest,
  actor: Actor,
): Promise<Outcome<Readonly<Record<string, unknown>>, GiftCardRefusal>> {
  switch (wanted.act) {
    case 'disable':
    case 'enable':
      // One that nobody has paid for waits for its order.
      if (card.state !== 'pending')
        await switchGiftCard(trx, site.id, card.id, wanted.act === 'disable' ? 'disabled' : 'active');
      return accept({});
    case 'adjust': {
      const delta = isCurrencyCode(card.currency) ? minorOf(wanted.amount, card.currency) : null;
      if (delta === null || delta > LARGEST) return refuse('giftCardAmountInvalid', { field: 'amount' });
      if (wanted.reason === '') return refuse('giftCardReasonMissing', { field: 'reason' });
      const applied = applyMovement(sumsOf(card), { kind: 'adjust', minor: delta });
      if (!applied.ok) return refuse(applied.problem.code, { field: 'amount' });
      if (!(await adjustBalance(trx, site.id, card.id, delta))) {
        return refuse('giftCardBalanceTooLow', { field: 'amount' });
      }
      const { accountId, name } = actor;
      const movement = {
        cardId: card.id,
        kind: 'adjust',
        minor: delta,
        accountId,
        actor: name,
        reason: wanted.reason,
      } as const;
      await insertMovement(trx, site.id, movement);
      return accept({ amount: wanted.amount, reason: wanted.reason });
    }
    case 'resend':
      return resend(deps, trx, site, card, wanted.email);
  }
}

/** What is not left of a card has been taken, or is held by a payment under way. */
function sumsOf({ issued, balance }: StoredGiftCard): GiftCardSums {
  return { ...NO_SUMS, issued, redeemed: issued - balance };
}

/** Nobody has the code any more, so there is a new one; the old one is worth nothing from now on. */
async function resend(
  deps: ManageDeps,
  trx: SiteTransaction,
  site: Site,
  card: StoredGiftCard,
  entered: string,
): Promise<Outcome<Readonly<Record<string, unknown>>, GiftCardRefusal>> {
  const email = typedCode(entered);
  if (!isEmailAddress(email)) return refuse('giftCardRecipientInvalid', { field: 'email' });
  if (card.state !== 'active') return refuse('giftCardUnknown');
  await replaceCode(trx, site.id, card, mintCode(deps, site.id, card.id));
  await trx
    .updateTable('gift_card')
    .set({ recipient_email: email })
    .where('website_id', '=', site.id)
    .where('id', '=', card.id)
    .execute();
  await scheduleGiftCardMail(trx, site, { id: card.id, codeVersion: card.codeVersion + 1, sendOn: null });
  return accept({ email });
}

function audit(
  trx: SiteTransaction,
  site: Site,
  actor: Actor,
  action: `giftCard.${string}`,
  about: { readonly id: string; readonly title: string },
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  return recordAudit(trx, {
    ...{ websiteId: site.id, actor, action, details },
    ...{ subjectId: about.id, subjectTitle: about.title },
  });
}
