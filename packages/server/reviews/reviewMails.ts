import { readReviewSettings } from '@quoin/domain/catalog';
import { reviewMails } from '@quoin/rendering/mail';
import type { Deps } from '../deps.ts';
import { contactOf, countMailsTo, type MailWriterDeps, writeMail } from '../mail/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { JobHandler } from '../platform/jobs/worker.ts';
import { loadSiteById } from '../sites/index.ts';
import { findReview } from './storage/reviews.ts';

const REVIEW_WRITTEN_JOB = 'review.written';
const DAY_MS = 86_400_000;
/** However many reviews come, an owner's mailbox stays usable: the list has them all. */
const NOTICES_PER_DAY = 100;

/** In the transaction that keeps a new review: the mail to the owner. */
export async function enqueueReviewNotice(trx: SiteTransaction, websiteId: string, reviewId: string): Promise<void> {
  await enqueue(trx, { websiteId, kind: REVIEW_WRITTEN_JOB, payload: { reviewId }, dedupeKey: reviewId });
}

type NoticeDeps = Pick<Deps, 'db'> & MailWriterDeps;

export function reviewNoticeJobs(deps: NoticeDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [REVIEW_WRITTEN_JOB, ({ websiteId, payload }) => tellOwner(deps, websiteId, String(payload.reviewId))],
  ]);
}

function tellOwner(deps: NoticeDeps, websiteId: string, reviewId: string): Promise<void> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    const review = await findReview(trx, websiteId, reviewId);
    const email = site === null ? '' : contactOf(site);
    if (site === null || review === null || email === '' || !readReviewSettings(site.settings).hasNotices) return;
    const since = new Date(trx.now().getTime() - DAY_MS);
    const kind = reviewMails.notice;
    if ((await countMailsTo(trx, websiteId, { kind: kind.name, recipient: email, since })) >= NOTICES_PER_DAY) return;
    const { itemTitle: title, authorName: name, stars } = review;
    await writeMail(deps, trx, site, {
      ...{ kind, to: { name: '', email }, dedupeKey: `reviewNotice:${reviewId}` },
      input: {
        ...{ title, name, stars, body: [review.title, review.body].filter((text) => text !== '').join('\n\n') },
        isWaiting: review.state === 'pending',
        url: `${deps.config.appOrigin}/${site.identifier}/config/reviews`,
      },
    });
  });
}
