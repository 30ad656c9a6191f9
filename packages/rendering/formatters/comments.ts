import { commentWords } from '@quoin/domain/site';
import { asNumber, type FormatterDefinition, isTruthy, type RenderContext, toOutput } from '@quoin/template';
import { markup } from './define.ts';
import { escapeAttribute } from './escape.ts';
import { at, climbAt, printedAt, wordsLanguage } from './read.ts';

function countText(item: unknown, context: RenderContext): string {
  return commentWords(wordsLanguage(context)).counted(asNumber(at(item, 'publicCommentCount')));
}

/** A value found from the item on outwards, as an attribute's text. */
function attribute(item: unknown, context: RenderContext, name: string): string {
  return escapeAttribute(toOutput(climbAt(item, context, name)));
}

/** Comments that another service shows, which finds its links and its place by class and id. */
function isElsewhere(item: unknown, context: RenderContext): boolean {
  return isTruthy(at(climbAt(item, context, 'websiteSettings'), 'disqusShortname'));
}

function commentLink(item: unknown, context: RenderContext): string {
  const id = attribute(item, context, 'id');
  const href = attribute(item, context, 'fullUrl');
  if (isElsewhere(item, context)) {
    return `\n  <a href="${href}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>\n`;
  }
  const count = climbAt(item, context, 'publicCommentCount');
  const words = countedText(count, wordsLanguage(context));
  return `\n  <a href="${href}#comments-${id}" class="sqs-comment-link" data-id="${id}">\n  ${words}\n  </a>\n`;
}

/** As the public engine prints it in English: two lines, and whatever the count is. */
function countedText(count: unknown, language: string): string {
  if (!/^en(?:-|$)/i.test(language)) return escapeAttribute(commentWords(language).counted(asNumber(count)));
  return `${count === 0 ? 'No' : escapeAttribute(toOutput(count))}\n  Comment${count === 1 ? '' : 's'}`;
}

/** The place of the comments of the item in scope, else of the collection. */
function comments(item: unknown, context: RenderContext): string {
  if (isElsewhere(item, context)) return '\n  <div class="squarespace-comments" id="disqus_thread"></div>\n';
  return `\n  <div class="squarespace-comments" id="comments-${attribute(item, context, 'id')}"${subject(item, context)}></div>\n`;
}

function subject(item: unknown, context: RenderContext): string {
  const name = ['item', 'collection'].find((candidate) => isTruthy(climbAt(item, context, candidate)));
  if (name === undefined) return '';
  const node = climbAt(item, context, name);
  const of = (member: string): string => escapeAttribute(printedAt(node, member));
  return (
    ` data-${name}-id="${of('id')}" data-public-comment-count="${of('publicCommentCount')}"` +
    ` data-comment-state="${of('commentState')}"`
  );
}

export const COMMENT_FORMATTERS: readonly FormatterDefinition[] = [
  markup('comment-count', countText),
  markup('comment-link', commentLink),
  markup('comments', comments),
];
