import type { Problem } from '@quoin/domain/problem';
import {
  COMMENT_LIMITS,
  type CommentCode,
  type CommentSettings,
  type CommentState,
  commentProblems,
  tidyComment,
} from '@quoin/domain/site';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { bumpPublishedVersion, mergeSettings, type Site } from '../sites/index.ts';
import { enqueueAnswerMail } from './commentMails.ts';
import {
  countComments,
  findComment,
  insertComment,
  type ListedComment,
  listComments,
  setCommentState,
} from './storage/comments.ts';

const PAGE_SIZE = 30;

export interface CommentList {
  readonly rows: readonly ListedComment[];
  readonly counts: Readonly<Record<CommentState, number>>;
  /** Where the next page begins; null at the end. */
  readonly last: ListedComment | null;
}

export function readComments(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  search: { readonly state: CommentState; readonly after: { readonly at: Date; readonly id: string } | null },
): Promise<CommentList> {
  return db.inSite({ websiteId }, async (trx) => {
    const found = await listComments(trx, websiteId, { ...search, limit: PAGE_SIZE + 1 });
    const rows = found.slice(0, PAGE_SIZE);
    const counts = await countComments(trx, websiteId);
    return { rows, counts, last: found.length > PAGE_SIZE ? (rows.at(-1) ?? null) : null };
  });
}

/** Shows a comment, calls it spam, deletes it, or takes any of that back; the state it had, null when there is none. */
export function decideComment(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { id, state, actor }: { readonly id: string; readonly state: CommentState; readonly actor: Actor },
): Promise<CommentState | null> {
  return db.inSite({ websiteId }, async (trx) => {
    const before = await setCommentState(trx, websiteId, { id, state });
    if (before === null || before === state) return before;
    if (before === 'approved' || state === 'approved') await bumpPublishedVersion(trx, websiteId);
    if (state === 'approved') await enqueueAnswerMail(trx, websiteId, id);
    await recordAudit(trx, { websiteId, actor, action: 'comment.decide', subjectId: id, details: { before, state } });
    return before;
  });
}

/**
 * Answers a comment in the name of a staff member of the site and publishes both. An answer to an answer is placed next
 * to it. Null if the comment doesn't exist.
 */
export function answerComment(
  { db }: Pick<Deps, 'db'>,
  site: Pick<Site, 'id' | 'language'>,
  {
    id,
    name,
    body,
    actor,
  }: { readonly id: string; readonly name: string; readonly body: string; readonly actor: Actor },
): Promise<readonly Problem<CommentCode>[] | null> {
  const written = tidyComment({ name: name.slice(0, COMMENT_LIMITS.name), email: '', body, wantsAnswers: false });
  const problems = commentProblems(written);
  return db.inSite({ websiteId: site.id }, async (trx) => {
    const asked = await findComment(trx, site.id, id);
    if (asked === null || asked.state === 'spam' || asked.state === 'deleted') return null;
    if (problems.length > 0) return problems;
    if (asked.state === 'pending') await setCommentState(trx, site.id, { id, state: 'approved' });
    const place = { itemId: asked.itemId, parentId: asked.parentId ?? asked.id, siteUserId: null };
    const answer = { ...written, ...place, state: 'approved', isStaff: true, language: site.language } as const;
    const answerId = await insertComment(trx, site.id, answer);
    await enqueueAnswerMail(trx, site.id, answerId);
    if (asked.state === 'pending') await enqueueAnswerMail(trx, site.id, id);
    await bumpPublishedVersion(trx, site.id);
    const log = { websiteId: site.id, actor, action: 'comment.answer', subjectId: id } as const;
    await recordAudit(trx, { ...log, subjectTitle: asked.itemTitle, details: { answerId } });
    return [];
  });
}

export function changeCommentSettings(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { settings, actor }: { readonly settings: CommentSettings; readonly actor: Actor },
): Promise<void> {
  return db.inSite({ websiteId }, async (trx) => {
    await mergeSettings(trx, websiteId, { ...settings });
    await recordAudit(trx, { websiteId, actor, action: 'comments.update', details: { ...settings } });
  });
}
