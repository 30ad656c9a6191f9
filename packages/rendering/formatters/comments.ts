import { asNumber, asString, type FormatterDefinition } from '@quoin/template';
import { markup } from './define.ts';
import { escapeAttribute } from './escape.ts';
import { at, textAt } from './read.ts';

function countText(item: unknown): string {
  const count = asNumber(at(item, 'publicCommentCount'));
  if (!(count > 0)) return 'No Comments';
  return count === 1 ? '1 Comment' : `${count} Comments`;
}

function commentLink(item: unknown): string {
  const id = escapeAttribute(textAt(item, 'id'));
  const href = escapeAttribute(textAt(item, 'fullUrl'));
  const words = countText(item).replace(' ', '\n  ');
  return `\n  <a href="${href}#comments-${id}" class="sqs-comment-link" data-id="${id}">\n  ${words}\n  </a>\n`;
}

function comments(item: unknown): string {
  const attribute = (name: string): string => escapeAttribute(asString(at(item, name)));
  return (
    `\n  <div class="squarespace-comments" id="comments-${attribute('id')}" data-item-id="${attribute('id')}" ` +
    `data-public-comment-count="${attribute('publicCommentCount')}" data-comment-state="${attribute('commentState')}"></div>\n`
  );
}

export const COMMENT_FORMATTERS: readonly FormatterDefinition[] = [
  markup('comment-count', countText),
  markup('comment-link', commentLink),
  markup('comments', comments),
];
