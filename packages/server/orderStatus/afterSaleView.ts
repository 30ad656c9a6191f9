import { reviewMailWords } from '@quoin/domain/catalog';
import { dayInZone, formatDay } from '@quoin/domain/formats';
import { DEFAULT_CURRENCY, formatMoney, isCurrencyCode, money } from '@quoin/domain/money';
import {
  carrierText,
  isDeliveredByMail,
  isMailParcel,
  type OrderPageWords,
  orderPageWords,
  orderWords,
  sentCounts,
  trackingUrl,
} from '@quoin/domain/orders';
import type { Deps } from '../deps.ts';
import type { StoredOrder } from '../orders/index.ts';
import {
  type Download,
  deliveryText,
  findOrderWork,
  listDocuments,
  listDownloads,
  listOrderRefunds,
  listShipments,
  listWithdrawals,
  loadWithdrawalOffer,
  type OrderWork,
  orderRenewalText,
} from '../orders/index.ts';
import { paymentOfOrder } from '../payments/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { findReviewableOrder } from '../reviews/index.ts';
import type { Site } from '../sites/index.ts';

/** What became of an order, as its buyer reads it; the theme's order pages print it. */
export interface AfterSaleView {
  readonly deliveryText: string;
  /** `1 of 3 sent`, while some are sent and some are not. */
  readonly sentText: string;
  readonly parcels: readonly ParcelView[];
  readonly canceled: readonly string[];
  readonly refunds: readonly { readonly text: string; readonly day: string }[];
  readonly downloads: readonly DownloadView[];
  /** Site-relative; empty where there is no invoice yet. */
  readonly invoiceUrl: string;
  readonly creditNotes: readonly { readonly number: string; readonly url: string }[];
  /** How the money is to come, while the order waits for it. */
  readonly paymentTitle: string;
  readonly paymentHint: string;
  readonly withdrawal: { readonly url: string; readonly label: string; readonly until: string } | null;
  readonly withdrawn: readonly { readonly text: string; readonly day: string }[];
  /** Where its buyer reviews what came; null before anything has. */
  readonly review: { readonly url: string; readonly label: string } | null;
  /** Of an order that began a subscription. */
  readonly renewalText: string;
  readonly words: OrderPageWords['after'];
}

interface ParcelView {
  readonly title: string;
  readonly day: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackUrl: string;
  readonly trackLabel: string;
  readonly lines: readonly string[];
}

interface DownloadView {
  readonly title: string;
  readonly filename: string;
  /** Empty while it can't be downloaded. */
  readonly url: string;
  readonly left: string;
}

type ViewDeps = Pick<Deps, 'db' | 'now' | 'keyFor'>;

export async function loadAfterSale(
  deps: ViewDeps,
  site: Site,
  order: StoredOrder,
  { statusPath, isConfirmation }: { readonly statusPath: string; readonly isConfirmation: boolean },
): Promise<AfterSaleView> {
  const downloads = await listDownloads(deps, site.id, order.id);
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const found = await findOrderWork(trx, site.id, order.id);
    if (found === null) throw new Error(`There is no order ${order.id}`);
    return afterSaleView(trx, site, found, { statusPath, isConfirmation, downloads });
  });
}

interface Asked {
  readonly statusPath: string;
  readonly isConfirmation: boolean;
  readonly downloads: readonly Download[];
}

/** The same of an order that was read already. */
export async function afterSaleView(
  trx: SiteTransaction,
  site: Site,
  found: OrderWork,
  { statusPath, isConfirmation, downloads }: Asked,
): Promise<AfterSaleView> {
  const { order, lines, state } = found;
  const currency = isCurrencyCode(order.currency) ? order.currency : DEFAULT_CURRENCY;
  const day = (moment: number) => formatDay(dayInZone(moment, site.timeZone), site.language);
  const words = orderPageWords(site.language).after;
  const { fulfilment, withdrawal } = orderWords(site.language);
  const parcels = (await listShipments(trx, site.id, [order.id])).filter(
    (parcel) => parcel.recalledAt === null && !isMailParcel(parcel, lines),
  );
  const documents = await listDocuments(trx, site.id, order.id);
  const refunds = (await listOrderRefunds(trx, site.id, order.id)).filter((refund) => refund.state === 'succeeded');
  const payment = await paymentOfOrder(trx, site.id, order.id);
  const offer = await loadWithdrawalOffer(trx, site, found);
  // Counts only what is packed: a download in the order is in no parcel.
  const counts = sentCounts(lines.filter(({ productType }) => !isDeliveredByMail(productType)));
  const isPaid = state.payment !== 'awaiting_payment' && state.payment !== 'pending' && state.payment !== 'voided';
  return {
    deliveryText: deliveryText(order, state.fulfillment === 'PENDING', site.language),
    sentText: counts.sent > 0 && counts.sent < counts.total ? fulfilment.sentOf(counts.sent, counts.total) : '',
    parcels: parcels.map((parcel, index) => ({
      title: fulfilment.parcel(index + 1, parcels.length),
      day: day(parcel.sentAt),
      carrier: carrierText(parcel),
      trackingNumber: parcel.trackingNumber,
      trackUrl: trackingUrl(parcel),
      trackLabel: fulfilment.track,
      lines: parcel.lines.map(({ lineId, quantity }) => `${quantity} × ${nameOf(found, lineId)}`),
    })),
    canceled: lines
      .filter((line) => line.canceled > 0)
      .map((line) => `${line.canceled} × ${nameOf(found, line.lineId)}`),
    refunds: refunds.map(({ amount, createdAt }) => ({
      text: formatMoney(money(amount, currency), site.language),
      day: day(createdAt.getTime()),
    })),
    downloads: downloads.map(({ title, filename, url, isOpen, downloadsLeft }) => ({
      title,
      filename,
      url: isOpen ? url : '',
      left: isOpen ? words.left(downloadsLeft) : isPaid ? words.over : words.whenPaid,
    })),
    invoiceUrl: isPaid || documents.some(({ kind }) => kind === 'invoice') ? `${statusPath}/invoice.pdf` : '',
    creditNotes: documents
      .filter(({ kind }) => kind === 'creditNote')
      .map(({ id, numberText }) => ({ number: numberText, url: `${statusPath}/documents/${id}.pdf` })),
    paymentTitle: state.payment === 'awaiting_payment' ? (payment?.title ?? '') : '',
    paymentHint: state.payment === 'awaiting_payment' ? (payment?.instructions ?? '') : '',
    withdrawal:
      offer === null
        ? null
        : {
            url: `${statusPath}/withdraw`,
            label: withdrawal.button,
            until: offer.until === null ? '' : withdrawal.until(formatDay(offer.until, site.language)),
          },
    review: isConfirmation ? null : await reviewLink(trx, site, order.id, statusPath),
    withdrawn: (await listWithdrawals(trx, site.id, order.id)).map(({ receipt, submittedAt }) => ({
      text: receipt.lines.join(', '),
      day: day(submittedAt.getTime()),
    })),
    renewalText: await orderRenewalText(trx, site.id, order, {
      language: site.language,
      moneyText: (amount) => formatMoney(amount, site.language),
      isFresh: isConfirmation,
    }),
    words,
  };
}

function nameOf({ lines }: OrderWork, lineId: string): string {
  const line = lines.find((each) => each.lineId === lineId);
  return line === undefined ? '' : [line.title, line.variantDescription].filter((part) => part !== '').join(', ');
}

async function reviewLink(
  trx: SiteTransaction,
  site: Site,
  orderId: string,
  statusPath: string,
): Promise<AfterSaleView['review']> {
  const order = await findReviewableOrder(trx, site.id, orderId);
  return order === null ? null : { url: `${statusPath}/reviews`, label: reviewMailWords(site.language).button };
}
