import { dayInZone } from '@quoin/domain/formats';
import { readersLanguage } from '@quoin/domain/languages';
import {
  exemptLines,
  isMailParcel,
  type LineQuantity,
  moveOrder,
  orderWords,
  validateWithdrawal,
  type WithdrawalCode,
  type WithdrawalFacts,
  type WithdrawalOffer,
  withdrawalOffer,
  withdrawalReceipt,
} from '@quoin/domain/orders';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import { eventLines, type OrderDeps } from '../actOnOrder.ts';
import { documentFormats } from '../documents/documentFormats.ts';
import { withdrawalPolicy } from '../documents/storePolicy.ts';
import { enqueueOrderNotice } from '../mails/enqueueOrderNotice.ts';
import { BUYER } from '../orderStaff.ts';
import { insertOrderEvent } from '../storage/insertOrder.ts';
import { countOnLines, findOrderWork, lockOrderWork, type OrderWork, saveOrderState } from '../storage/orderWork.ts';
import { listShipments } from '../storage/shipments.ts';
import { insertWithdrawal, listWithdrawals, type StoredWithdrawal } from '../storage/withdrawals.ts';

/** What may be withdrawn from now; null where the button is not shown. */
export async function loadWithdrawalOffer(
  trx: SiteTransaction,
  site: Site,
  found: OrderWork,
): Promise<WithdrawalOffer | null> {
  if (!withdrawalPolicy(site).isOffered || !moveOrder(found.state, 'requestWithdrawal').ok) return null;
  return withdrawalOffer(await withdrawalFacts(trx, site, found));
}

async function withdrawalFacts(trx: SiteTransaction, site: Site, found: OrderWork): Promise<WithdrawalFacts> {
  const { order, lines, state } = found;
  const shipments = await listShipments(trx, site.id, [order.id]);
  const lastSent = shipments.findLast((parcel) => parcel.recalledAt === null && !isMailParcel(parcel, lines));
  const isAllSent = state.fulfillment === 'FULFILLED' && lastSent !== undefined;
  const begun = await downloadedLines(trx, site.id, order.id);
  return {
    countryCode: (order.shippingAddress ?? order.billingAddress)?.countryCode ?? null,
    isBusiness: false,
    orderedOn: dayInZone(order.placedAt.getTime(), site.timeZone),
    lastSentOn: isAllSent ? dayInZone(lastSent.sentAt, site.timeZone) : null,
    deliveredOn: null,
    lines: lines.map((line) => ({ ...line, isDownloadBegun: begun.has(line.lineId) })),
    today: dayInZone(trx.now().getTime(), site.timeZone),
    days: withdrawalPolicy(site).days,
  };
}

/** What the withdrawal page shows: what may go back, and what may not, with its reason. */
export interface WithdrawalView {
  readonly offer: WithdrawalOffer | null;
  readonly exempt: ReturnType<typeof exemptLines>;
}

/** Lines of which a file was downloaded: for them the right is gone. */
async function downloadedLines(trx: SiteTransaction, websiteId: string, orderId: string): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('download_grant')
    .select('line_id')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('downloads', '>', 0)
    .execute();
  return new Set(rows.map((row) => row.line_id));
}

export interface WantedWithdrawal {
  /** A uuid from the form: sent twice, it is one withdrawal. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly lines: readonly LineQuantity[];
}

/** The same for an order by its id. */
export function withdrawalViewFor(
  deps: Pick<OrderDeps, 'db'>,
  site: Site,
  orderId: string,
): Promise<WithdrawalView | null> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const found = await findOrderWork(trx, site.id, orderId);
    if (found === null) return null;
    const exempt = withdrawalPolicy(site).isOffered ? exemptLines(await withdrawalFacts(trx, site, found)) : [];
    return { offer: await loadWithdrawalOffer(trx, site, found), exempt };
  });
}

/** Returns what prevents a withdrawal statement, for the step before the confirmation. */
export async function checkWithdrawal(
  deps: Pick<OrderDeps, 'db'>,
  site: Site,
  orderId: string,
  wanted: WantedWithdrawal,
): Promise<readonly Problem<WithdrawalCode>[]> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const found = await findOrderWork(trx, site.id, orderId);
    if (found === null) return [{ code: 'withdrawalNotOffered' as const }];
    return validateWithdrawal(wanted, await loadWithdrawalOffer(trx, site, found));
  });
}

/**
 * Records the buyer's confirmation. From now on nothing is sent until staff have handled it, and a receipt goes out at
 * once.
 */
export async function withdrawOrder(
  deps: Pick<OrderDeps, 'db'>,
  site: Site,
  orderId: string,
  wanted: WantedWithdrawal,
): Promise<Outcome<StoredWithdrawal, WithdrawalCode | 'moveNotAllowed'>> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const found = await lockOrderWork(trx, site.id, orderId);
    if (found === null) return refuse('withdrawalNotOffered');
    const held = (await listWithdrawals(trx, site.id, orderId)).find(({ id }) => id === wanted.id);
    if (held !== undefined) return accept(held);
    const offer = await loadWithdrawalOffer(trx, site, found);
    const [problem] = validateWithdrawal(wanted, offer);
    if (problem !== undefined || offer === null)
      return { ok: false, problem: problem ?? { code: 'withdrawalNotOffered' } };
    const moved = moveOrder(found.state, 'requestWithdrawal');
    if (!moved.ok) return moved;
    const withdrawal = withdrawalOf(site, found, wanted, offer, trx.now());
    await insertWithdrawal(trx, site.id, orderId, withdrawal);
    await countOnLines(trx, site.id, 'withdrawn', withdrawal.lines);
    await saveOrderState(trx, site.id, orderId, moved.value);
    const lines = eventLines(found, withdrawal.lines);
    await insertOrderEvent(trx, site.id, orderId, 'withdrawalRequested', { lines }, BUYER);
    await enqueueOrderNotice(trx, site.id, { notice: 'withdrawalReceipt', orderId, subjectId: withdrawal.id });
    return accept(withdrawal);
  });
}

function withdrawalOf(
  site: Site,
  { order }: OrderWork,
  wanted: WantedWithdrawal,
  offer: WithdrawalOffer,
  submittedAt: Date,
): StoredWithdrawal {
  const lines = wanted.lines.filter(({ quantity }) => quantity > 0);
  const statement = { name: wanted.name.trim(), email: wanted.email.trim(), lines };
  const orderedOn = dayInZone(order.placedAt.getTime(), site.timeZone);
  const { timeZone } = site;
  const at = submittedAt.getTime();
  const language = readersLanguage(order.language, site.language);
  const receipt = withdrawalReceipt({
    words: orderWords(language).withdrawal,
    day: documentFormats(language).day,
    orderNumber: order.number,
    orderedOn,
    statement,
    offer,
    submittedAt: at,
    timeZone,
  });
  return { id: wanted.id, ...statement, receipt, submittedAt };
}
