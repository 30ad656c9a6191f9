import { isHoneypotFilled } from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import {
  type CommentCode,
  type CommentState,
  commentProblems,
  firstState,
  readCommentSettings,
  takesComments,
  tidyComment,
  type WrittenComment,
} from '@quoin/domain/site';
import { findVisibleItem, findVisiblePost, setLike } from '../pages/index.ts';
import { bumpPublishedVersion, type Site } from '../sites/index.ts';
import type { CommentDeps } from './commentDeps.ts';
import { enqueueAnswerMail, enqueueCommentNotice } from './commentMails.ts';
import { insertComment, isAnswerable } from './storage/comments.ts';

export interface PostedComment extends WrittenComment {
  readonly itemId: string;
  /** The comment it answers; '' for none. */
  readonly parentId: string;
  readonly honeypot: string;
  readonly ip: string;
  /** The token of the session or the cart. */
  readonly visitor: string | null;
  /** The member who is signed in. */
  readonly siteUserId: string | null;
}

export type CommentOutcome =
  | { readonly ok: true; readonly state: CommentState }
  | { readonly ok: false; readonly problems: readonly Problem<CommentCode>[]; readonly waitSeconds?: number };

const refusal = (code: CommentCode): CommentOutcome => ({ ok: false, problems: [{ code }] });
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Keeps a comment, or says everything that is wrong; null for an entry visitors may not see. Machines are thanked and forgotten. */
export async function writeComment(
  deps: CommentDeps,
  site: Site,
  posted: PostedComment,
): Promise<CommentOutcome | null> {
  const settings = readCommentSettings(site.settings);
  const { itemId, parentId } = posted;
  if (!UUID.test(itemId)) return null;
  const written = tidyComment(posted);
  const problems = commentProblems(written);
  const isMachine = isHoneypotFilled(posted.honeypot);
  if (!isMachine && problems.length > 0) return { ok: false, problems };
  const waitSeconds = deps.limits.comments.take({ websiteId: site.id, ...posted });
  if (waitSeconds !== null) return { ok: false, problems: [{ code: 'commentRateLimit' }], waitSeconds };
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const post = await findVisiblePost(trx, site.id, itemId);
    if (post === null) return null;
    if (!takesComments(settings, post.publishedAt, trx.now().getTime())) return refusal('commentsClosed');
    if (isMachine) return { ok: true, state: 'pending' };
    // A reply to a comment deleted in the meantime becomes top-level.
    const isAnswer =
      settings.commentThreaded && UUID.test(parentId) && (await isAnswerable(trx, site.id, { itemId, id: parentId }));
    const state = firstState(written, settings);
    const place = { itemId, parentId: isAnswer ? parentId : null, siteUserId: posted.siteUserId };
    const { language } = site;
    const id = await insertComment(trx, site.id, { ...written, ...place, state, language, isStaff: false });
    if (state !== 'spam') await enqueueCommentNotice(trx, site.id, id);
    if (state === 'approved') {
      if (isAnswer) await enqueueAnswerMail(trx, site.id, id);
      await bumpPublishedVersion(trx, site.id);
    }
    return { ok: true, state };
  });
}

export interface PostedLike {
  readonly itemId: string;
  readonly visitorHash: Buffer;
  readonly siteUserId: string | null;
  readonly isLiked: boolean;
  readonly ip: string;
  readonly visitor: string | null;
}

export type LikeOutcome = { readonly count: number } | { readonly waitSeconds: number };

/** How many like it now; null where nothing can be liked. */
export async function likeEntry(deps: CommentDeps, site: Site, like: PostedLike): Promise<LikeOutcome | null> {
  if (!UUID.test(like.itemId) || !readCommentSettings(site.settings).simpleLikingEnabled) return null;
  const waitSeconds = deps.limits.likes.take({ websiteId: site.id, ...like });
  if (waitSeconds !== null) return { waitSeconds };
  return deps.db.inSite({ websiteId: site.id }, async (trx) =>
    (await findVisibleItem(trx, site.id, like.itemId)) === null ? null : { count: await setLike(trx, site.id, like) },
  );
}
