import { isEmailAddress } from '@quoin/domain/access';
import { typedCode, writtenLine, writtenText } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import type { Moves } from '@quoin/domain/states';
import { readShortname } from './disqus.ts';

export const COMMENT_STATES = ['pending', 'approved', 'spam', 'deleted'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Whatever was decided about a comment can be taken back. */
export const COMMENT_MOVES: Moves<CommentState> = {
  pending: ['approved', 'spam', 'deleted'],
  approved: ['pending', 'spam', 'deleted'],
  spam: ['pending', 'approved', 'deleted'],
  deleted: ['pending', 'approved', 'spam'],
};

export const COMMENT_LIMITS = { name: 100, email: 256, body: 5_000, links: 2, shown: 300 } as const;

/** What an owner decides about comments and likes; keys as page data has them (section 3). */
export interface CommentSettings {
  readonly commentsEnabled: boolean;
  /** Each comment waits for a moderator. */
  readonly commentApprovalRequired: boolean;
  /** Comments can be answered. */
  readonly commentThreaded: boolean;
  readonly simpleLikingEnabled: boolean;
  /** Days after an entry came out; 0: never closed. */
  readonly commentDisableAfterDaysDefault: number;
  /** The owner gets a mail about each that is no spam. */
  readonly commentNotices: boolean;
  /** Of the forum at Disqus that keeps the comments; '': this site does. */
  readonly disqusShortname: string;
}

export const COMMENT_DAYS_MAX = 3_650;
const DAY = 86_400_000;

/** Of stored settings, leniently. Nobody has comments who has not asked for them. */
export function readCommentSettings(settings: Readonly<Record<string, unknown>>): CommentSettings {
  const flag = (name: string, initial: boolean) => (typeof settings[name] === 'boolean' ? settings[name] : initial);
  const days = settings.commentDisableAfterDaysDefault;
  return {
    commentsEnabled: flag('commentsEnabled', false),
    commentApprovalRequired: flag('commentApprovalRequired', true),
    commentThreaded: flag('commentThreaded', true),
    simpleLikingEnabled: flag('simpleLikingEnabled', false),
    commentDisableAfterDaysDefault:
      typeof days === 'number' && Number.isInteger(days) && days >= 0 && days <= COMMENT_DAYS_MAX ? days : 0,
    commentNotices: flag('commentNotices', true),
    disqusShortname: readShortname(settings.disqusShortname),
  };
}

/** Whether an entry that came out then still takes comments. */
export function takesComments(settings: CommentSettings, publishedAt: number, now: number): boolean {
  const { commentsEnabled, commentDisableAfterDaysDefault: days, disqusShortname } = settings;
  // What another service keeps, it takes itself.
  if (disqusShortname !== '') return false;
  return commentsEnabled && (days === 0 || now < publishedAt + days * DAY);
}

export interface WrittenComment {
  readonly name: string;
  readonly email: string;
  readonly body: string;
  /** Requests mails about replies. Requires an address. */
  readonly wantsAnswers: boolean;
}

export type CommentCode =
  | 'commentNameMissing'
  | 'commentNameTooLong'
  | 'commentEmailInvalid'
  | 'commentEmailMissing'
  | 'commentBodyMissing'
  | 'commentBodyTooLong'
  | 'commentsClosed'
  | 'commentRateLimit';

/** As it is kept. */
export function tidyComment({ name, email, body, wantsAnswers }: WrittenComment): WrittenComment {
  return { name: writtenLine(name), email: typedCode(email), body: writtenText(body), wantsAnswers };
}

/** Everything that is wrong with a tidy comment, in the order of the form. */
export function commentProblems({ name, email, body, wantsAnswers }: WrittenComment): readonly Problem<CommentCode>[] {
  const problems: Problem<CommentCode>[] = [];
  if (name === '') problems.push({ code: 'commentNameMissing', field: 'name' });
  else if (name.length > COMMENT_LIMITS.name)
    problems.push({ code: 'commentNameTooLong', field: 'name', values: { max: COMMENT_LIMITS.name } });
  if (email === '' && wantsAnswers) problems.push({ code: 'commentEmailMissing', field: 'email' });
  if (email !== '' && !isEmailAddress(email)) problems.push({ code: 'commentEmailInvalid', field: 'email' });
  if (body === '') problems.push({ code: 'commentBodyMissing', field: 'body' });
  else if (body.length > COMMENT_LIMITS.body)
    problems.push({ code: 'commentBodyTooLong', field: 'body', values: { max: COMMENT_LIMITS.body } });
  return problems;
}

const LINK = /\bhttps?:\/\/|\bwww\.|<a\s|\[url/gi;

/** Where a new comment goes first. Many links mean spam whatever the owner set. */
export function firstState(
  { name, body }: Pick<WrittenComment, 'name' | 'body'>,
  settings: CommentSettings,
): CommentState {
  const links = `${name} ${body}`.match(LINK)?.length ?? 0;
  if (links > COMMENT_LIMITS.links) return 'spam';
  return settings.commentApprovalRequired || links > 0 ? 'pending' : 'approved';
}
