import { readReviewSettings, requestWindow } from '@quoin/domain/catalog';
import { imageAddress } from '@quoin/domain/media';
import { orderNumberText } from '@quoin/domain/orders';
import { reviewMails } from '@quoin/rendering/mail';
import { emailKey, insertMailRefusal, refusesMail } from '../customers/index.ts';
import type { Deps } from '../deps.ts';
import { composeMail, enqueueMail, type MailWriterDeps } from '../mail/index.ts';
import { listHeaders } from '../mailingLists/index.ts';
import { loadImages } from '../media/index.ts';
import { orderToken } from '../orders/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { JobHandler } from '../platform/jobs/worker.ts';
import { loadSiteById, type Site, siteAddressIn } from '../sites/index.ts';
import { findOrderOfLink } from './orderOfLink.ts';
import { reviewsPath, stopReviewMailsPath } from './reviewLinks.ts';
import {
  findReviewableOrder,
  listOrdersToAsk,
  markReviewsRequested,
  type ReviewableOrder,
} from './storage/reviewRequests.ts';

type AskDeps = Pick<Deps, 'db' | 'keyFor'> & MailWriterDeps;

/** Kind of mail that an address may refuse. */
const REQUESTS = 'reviewRequest';
const REVIEW_SWEEP_JOB = 'review.sweep';
const HOUR_MS = 3_600_000;
const BATCH = 200;
const PICTURE_WIDTH = 300;

/** Hourly: buyers who are due to be asked, and the next hour's own job. */
export function reviewRequestJobs(deps: AskDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([[REVIEW_SWEEP_JOB, ({ websiteId }) => sweepReviewRequests(deps, websiteId)]]);
}

export async function sweepReviewRequests(deps: AskDeps, websiteId: string): Promise<void> {
  await deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    if (site === null) return;
    const now = trx.now().getTime();
    const window = requestWindow(readReviewSettings(site.settings), now);
    if (window !== null) await askAll(deps, trx, site, { from: new Date(window.from), to: new Date(window.to) });
    await planReviewSweep(trx, websiteId, new Date(now + HOUR_MS));
  });
}

/** Buyers are looked for hourly from then on. */
export async function planReviewSweep(trx: SiteTransaction, websiteId: string, runAt = trx.now()): Promise<void> {
  const dedupeKey = String(Math.floor(runAt.getTime() / HOUR_MS));
  await enqueue(trx, { websiteId, kind: REVIEW_SWEEP_JOB, dedupeKey, runAt });
}

async function askAll(
  deps: AskDeps,
  trx: SiteTransaction,
  site: Site,
  window: { readonly from: Date; readonly to: Date },
): Promise<void> {
  for (const id of await listOrdersToAsk(trx, site.id, { ...window, limit: BATCH })) {
    // Whether or not there is a recipient, an order is checked once.
    if (!(await markReviewsRequested(trx, site.id, id))) continue;
    const order = await findReviewableOrder(trx, site.id, id);
    if (order === null || (await refusesMail(trx, site.id, emailKey(deps, site.id, order.email), REQUESTS))) continue;
    await writeRequest(deps, trx, site, order);
  }
}

async function writeRequest(deps: AskDeps, trx: SiteTransaction, site: Site, order: ReviewableOrder): Promise<void> {
  const origin = siteAddressIn(deps.config, site, order.language);
  const token = orderToken(deps, site.id, order.id);
  const stopUrl = origin + stopReviewMailsPath(token);
  const ids = order.products.flatMap(({ imageId }) => imageId ?? []);
  const images = await loadImages(trx, site.id, ids);
  const lines = order.products.map(({ title, imageId }) => {
    const image = images.get(imageId ?? '');
    return { title, ...(image ? { pictureUrl: origin + imageAddress(image, PICTURE_WIDTH) } : {}) };
  });
  const mail = await composeMail(deps, trx, site, {
    kind: reviewMails.request,
    to: { name: order.fullName, email: order.email },
    dedupeKey: `reviewRequest:${order.id}`,
    language: order.language,
    input: { number: orderNumberText(order.number), lines, url: origin + reviewsPath(token), stopUrl },
  });
  await enqueueMail(trx, site.id, { ...mail, headers: { ...mail.headers, ...listHeaders(stopUrl) } });
}

/** Stops review mails to the order's buyer. Returns false for a link that leads nowhere. */
export function refuseReviewMails(
  deps: Pick<Deps, 'db' | 'keyFor'>,
  websiteId: string,
  token: string,
): Promise<boolean> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const order = await findOrderOfLink(trx, websiteId, token);
    if (order === null) return false;
    if (order.email !== '') await insertMailRefusal(trx, websiteId, emailKey(deps, websiteId, order.email), REQUESTS);
    return true;
  });
}

/** Looking changes nothing. */
export function isOrderLink({ db }: Pick<Deps, 'db'>, websiteId: string, token: string): Promise<boolean> {
  return db.inSite({ websiteId }, async (trx) => (await findOrderOfLink(trx, websiteId, token)) !== null);
}
