import type { CommentSettings, CommentState } from '@quoin/domain/site';
import { appSitePath } from '../running/appSites.ts';

/** A comment as moderators read it. All texts are a visitor's. */
export interface WireComment {
  readonly id: string;
  readonly isAnswer: boolean;
  readonly state: CommentState;
  readonly authorName: string;
  readonly authorEmail: string;
  readonly body: string;
  readonly createdAt: number;
  readonly itemTitle: string;
  /** Path of the entry. */
  readonly itemUrl: string;
  /** Written by a user who works on the site. */
  readonly isStaff: boolean;
  /** Its writer is notified of answers by mail. */
  readonly wantsAnswers: boolean;
}

/** GET `?state=&cursor=`: the latest first. */
export interface AppCommentsResponse {
  readonly comments: readonly WireComment[];
  readonly counts: Readonly<Record<CommentState, number>>;
  readonly settings: CommentSettings;
  readonly nextCursor: string | null;
}

export interface DecideCommentRequest {
  readonly state: CommentState;
}

export interface DecideCommentResponse {
  /** For taking it back. */
  readonly before: CommentState;
}

/** POST (204): shown at once, and what it answers too. */
export interface AnswerCommentRequest {
  readonly body: string;
}

export function appCommentsPath(site: string): string {
  return appSitePath(site, '/comments');
}

/** PUT. */
export function appCommentSettingsPath(site: string): string {
  return `${appCommentsPath(site)}/settings`;
}

/** PUT: `DecideCommentRequest`. */
export function appCommentStatePath(site: string, id: string): string {
  return `${appCommentsPath(site)}/${encodeURIComponent(id)}/state`;
}

export function appCommentAnswersPath(site: string, id: string): string {
  return `${appCommentsPath(site)}/${encodeURIComponent(id)}/answers`;
}
