import { HONEYPOT_FIELD } from '@quoin/domain/access';
import { COMMENT_LIMITS, commentWords, likeWords, readCommentSettings, takesComments } from '@quoin/domain/site';
import type { CommentContent } from '../content/itemContent.ts';
import type { PageContent } from '../content/pageContent.ts';
import { paragraphsHtml } from '../escape.ts';
import { disqusHtml } from './disqusHtml.ts';

/** What `blocks/quoin-discussion.block` prints below an entry: names ending in Html are HTML, all others plain text. */
export interface DiscussionView {
  readonly id: string;
  readonly heading: string;
  /** Comments that another service keeps; '' for ours. */
  readonly elsewhereHtml: string;
  readonly noneText: string;
  /** Said once after a post without script; '' else. */
  readonly noteText: string;
  readonly comments: readonly (CommentView & {
    readonly replies: readonly CommentView[];
    readonly reply: CommentFormView | null;
  })[];
  readonly form: CommentFormView | null;
  readonly closedText: string;
  readonly like: LikeView | null;
}

export interface CommentView {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly bodyHtml: string;
  /** What the site's own people are called; '' for visitors. */
  readonly staffText: string;
}

export interface CommentFormView {
  /** Part of the ids of its fields. */
  readonly key: string;
  readonly action: string;
  readonly parentId: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly fields: {
    readonly name: FieldView;
    readonly email: FieldView & { readonly hint: string };
    readonly body: FieldView;
  };
  readonly wantsAnswers: { readonly label: string; readonly isOn: boolean };
  readonly problem: string;
  readonly sendText: string;
  readonly honeypot: { readonly name: string; readonly label: string };
}

interface FieldView {
  readonly label: string;
  readonly value: string;
  readonly problem: string;
  readonly max: number;
}

interface LikeView {
  readonly action: string;
  readonly text: string;
  readonly countText: string;
  readonly isLiked: boolean;
}

/** Null for entries without comments and likes. */
export function discussionView(page: PageContent, now: number): DiscussionView | null {
  const { item, comments } = page;
  if (item?.counts === undefined || !comments) return null;
  const { site } = page.frame;
  const settings = readCommentSettings(site.settings);
  const words = commentWords(site.language);
  const elsewhereHtml = disqusHtml(page);
  const isOpen = takesComments(settings, item.publishOn ?? item.addedOn, now);
  const hasComments = elsewhereHtml === '' && settings.commentsEnabled && (isOpen || comments.length > 0);
  if (!hasComments && elsewhereHtml === '' && !settings.simpleLikingEnabled) return null;
  const form = (parentId: string, title: string) => (isOpen ? formView(page, item.id, parentId, title) : null);
  const shown = hasComments ? comments : [];
  return {
    id: item.id,
    heading: hasComments ? words.heading(comments.length) : elsewhereHtml === '' ? '' : words.heading(0),
    elsewhereHtml,
    noneText: hasComments && comments.length === 0 ? words.none : '',
    noteText: noteOf(page),
    comments: shown
      .filter(({ parentId }) => parentId === null)
      .map((comment) => ({
        ...commentView(comment, words.staff),
        replies: shown
          .filter(({ parentId }) => parentId === comment.id)
          .map((answer) => commentView(answer, words.staff)),
        reply: settings.commentThreaded ? form(comment.id, words.replyTo(comment.authorName)) : null,
      })),
    form: hasComments ? form('', words.write) : null,
    closedText: hasComments && !isOpen ? words.closed : '',
    like: settings.simpleLikingEnabled ? likeView(page, item.id, item.counts.likes) : null,
  };
}

function noteOf({ discussion, frame }: PageContent): string {
  const words = commentWords(frame.site.language);
  if (discussion?.kind === 'waiting') return words.sent;
  return discussion?.kind === 'shown' ? words.shown : '';
}

function commentView({ id, authorName, body, createdAt, isStaff }: CommentContent, staff: string): CommentView {
  return { id, name: authorName, createdAt, bodyHtml: paragraphsHtml(body), staffText: isStaff ? staff : '' };
}

function formView(page: PageContent, itemId: string, parentId: string, title: string): CommentFormView {
  const words = commentWords(page.frame.site.language);
  const { discussion } = page;
  const own = discussion?.kind === 'refused' && discussion.written?.parentId === parentId ? discussion : null;
  const field = (name: 'name' | 'email' | 'body', label: string): FieldView => ({
    label,
    value: own?.written?.[name] ?? '',
    problem: own?.problems?.[name] ?? '',
    max: COMMENT_LIMITS[name],
  });
  return {
    key: parentId === '' ? 'new' : parentId,
    action: `/comments/${itemId}`,
    parentId,
    title,
    isOpen: own !== null,
    fields: {
      name: field('name', words.name),
      email: { ...field('email', words.email), hint: words.emailHint },
      body: field('body', words.body),
    },
    wantsAnswers: { label: words.wantsAnswers, isOn: own?.written?.wantsAnswers ?? false },
    problem: own?.problems?.[''] ?? '',
    sendText: words.send,
    honeypot: { name: HONEYPOT_FIELD, label: words.honeypot },
  };
}

function likeView({ discussion, frame }: PageContent, itemId: string, likes: number): LikeView {
  const words = likeWords(frame.site.language);
  const isLiked = discussion?.kind === 'liked';
  return {
    action: `/likes/${itemId}`,
    text: isLiked ? words.liked : words.like,
    countText: likes === 0 ? '' : words.likes(likes),
    isLiked,
  };
}
