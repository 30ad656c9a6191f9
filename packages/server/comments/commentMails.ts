import { createHmac, timingSafeEqual } from 'node:crypto';
import { COMMENT_ANSWERS_PATH } from '@quoin/contract/endpoints/site';
import { isEmailAddress } from '@quoin/domain/access';
import { readCommentSettings } from '@quoin/domain/site';
import { commentMails } from '@quoin/rendering/mail';
import type { Deps } from '../deps.ts';
import { composeMail, contactOf, countMailsTo, enqueueMail, type MailWriterDeps } from '../mail/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { isId } from '../platform/database/ids.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { JobHandler } from '../platform/jobs/worker.ts';
import { loadSiteById, type Site, siteAddressIn } from '../sites/index.ts';
import { findComment, stopAnswerMails, type WholeComment } from './storage/comments.ts';

const COMMENT_WRITTEN_JOB = 'comment.written';
const COMMENT_SHOWN_JOB = 'comment.shown';

const DAY_MS = 86_400_000;
/** However many comments come, an owner's mailbox stays usable: the list has them all. */
const NOTICES_PER_DAY = 100;
/** An address may belong to another person (SC-44). */
const ANSWERS_PER_DAY = 5;

/** In the transaction that keeps a comment: the mail to the owner. */
export async function enqueueCommentNotice(trx: SiteTransaction, websiteId: string, commentId: string): Promise<void> {
  await enqueue(trx, { websiteId, kind: COMMENT_WRITTEN_JOB, payload: { commentId }, dedupeKey: commentId });
}

/** In the transaction that shows a comment: the mail to whom it answers, once however often it is shown. */
export async function enqueueAnswerMail(trx: SiteTransaction, websiteId: string, commentId: string): Promise<void> {
  await enqueue(trx, { websiteId, kind: COMMENT_SHOWN_JOB, payload: { commentId }, dedupeKey: commentId });
}

type CommentMailDeps = Pick<Deps, 'db' | 'keyFor'> & MailWriterDeps;

/** The mails about comments. A mail server that is down delays them, nothing else. */
export function commentJobs(deps: CommentMailDeps): ReadonlyMap<string, JobHandler> {
  const about = (act: (trx: SiteTransaction, site: Site, comment: WholeComment) => Promise<void>): JobHandler => {
    return ({ websiteId, payload }) =>
      deps.db.inSite({ websiteId }, async (trx) => {
        const site = await loadSiteById(trx, websiteId);
        const comment = await findComment(trx, websiteId, String(payload.commentId));
        if (site !== null && comment !== null) await act(trx, site, comment);
      });
  };
  return new Map<string, JobHandler>([
    [COMMENT_WRITTEN_JOB, about((trx, site, comment) => tellOwner(deps, trx, site, comment))],
    [COMMENT_SHOWN_JOB, about((trx, site, comment) => tellAnswered(deps, trx, site, comment))],
  ]);
}

/** Answering it writes to the comment's author, if there is an address. */
async function tellOwner(
  deps: CommentMailDeps,
  trx: SiteTransaction,
  site: Site,
  comment: WholeComment,
): Promise<void> {
  const email = contactOf(site);
  const isWanted = readCommentSettings(site.settings).commentNotices && email !== '';
  const isOpen = comment.state === 'pending' || comment.state === 'approved';
  if (!isWanted || !isOpen) return;
  if (await isMailedEnough(trx, site.id, commentMails.notice.name, email, NOTICES_PER_DAY)) return;
  const canReply = isEmailAddress(comment.authorEmail);
  const mail = await composeMail(deps, trx, site, {
    kind: commentMails.notice,
    to: { name: '', email },
    dedupeKey: `commentNotice:${comment.id}`,
    input: {
      ...{ title: comment.itemTitle, name: comment.authorName, body: comment.body, canReply },
      isWaiting: comment.state === 'pending',
      url: `${deps.config.appOrigin}/${site.identifier}/config/comments`,
    },
  });
  const reply: Record<string, string> = canReply ? { 'Reply-To': comment.authorEmail } : {};
  await enqueueMail(trx, site.id, { ...mail, headers: { ...mail.headers, ...reply } });
}

/** To who wrote what this one answers, if asked for. In our words alone, and with a link that ends it (RFC 8058). */
async function tellAnswered(
  deps: CommentMailDeps,
  trx: SiteTransaction,
  site: Site,
  answer: WholeComment,
): Promise<void> {
  const asked = answer.parentId === null ? null : await findComment(trx, site.id, answer.parentId);
  if (asked === null || answer.state !== 'approved' || asked.state !== 'approved' || !asked.wantsAnswers) return;
  const email = asked.authorEmail;
  const isOwn = email.toLowerCase() === answer.authorEmail.toLowerCase();
  if (isOwn || !isEmailAddress(email)) return;
  if (await isMailedEnough(trx, site.id, commentMails.answered.name, email, ANSWERS_PER_DAY)) return;
  const origin = siteAddressIn(deps.config, site, asked.language);
  const stopUrl = `${origin}${COMMENT_ANSWERS_PATH}/${answersToken(deps, site.id, asked.id)}`;
  const mail = await composeMail(deps, trx, site, {
    kind: commentMails.answered,
    to: { name: '', email },
    dedupeKey: `commentAnswered:${answer.id}`,
    language: asked.language,
    input: { title: asked.itemTitle, url: `${origin}${encodeURI(asked.path)}#comment-${answer.id}`, stopUrl },
  });
  const oneClick = { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  await enqueueMail(trx, site.id, { ...mail, headers: { ...mail.headers, ...oneClick } });
}

async function isMailedEnough(
  trx: SiteTransaction,
  websiteId: string,
  kind: string,
  recipient: string,
  most: number,
): Promise<boolean> {
  const since = new Date(trx.now().getTime() - DAY_MS);
  return (await countMailsTo(trx, websiteId, { kind, recipient, since })) >= most;
}

const MAC_BYTES = 16;

function macOf({ keyFor }: Pick<Deps, 'keyFor'>, websiteId: string, commentId: string): Buffer {
  const digest = createHmac('sha256', keyFor('comment-answers')).update(`${websiteId}|${commentId}`).digest();
  return digest.subarray(0, MAC_BYTES);
}

function answersToken(deps: Pick<Deps, 'keyFor'>, websiteId: string, commentId: string): string {
  return `${commentId}.${macOf(deps, websiteId, commentId).toString('base64url')}`;
}

/** The comment a link means, when we signed it for this site; else null. */
export function readAnswersToken(deps: Pick<Deps, 'keyFor'>, websiteId: string, token: string): string | null {
  const [id = '', mac = ''] = token.split('.');
  if (!isId(id)) return null;
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(deps, websiteId, id);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

/** The press after the link: false for a comment that is gone. */
export function stopAnswers({ db }: Pick<Deps, 'db'>, websiteId: string, commentId: string): Promise<boolean> {
  return db.inSite({ websiteId }, (trx) => stopAnswerMails(trx, websiteId, commentId));
}
