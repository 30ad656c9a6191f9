import { commentWords, readCommentSettings } from '@quoin/domain/site';
import type { PageContent } from '../content/pageContent.ts';
import { itemUrl } from '../data/addresses.ts';
import { discussionView } from '../discussion/discussionView.ts';
import { escapeHtml } from '../escape.ts';
import type { PlaceContext, PrintedPlace } from './places.ts';
import { tagAttribute } from './tagAttribute.ts';

const PLACE = /(<div\b[^<>]*\bclass="[^"<>]*\bsquarespace-comments\b[^<>]*>)\s*(?=<\/div>)/g;
/** Before the id of its item. */
const ID = 'comments-';

/** `{@|comments}`: what visitors say of an entry and the form to write more; in lists a link that leads there. */
export const commentsPlace: PrintedPlace = {
  sign: 'squarespace-comments',
  fill(html, context) {
    return html.replace(PLACE, (place: string, tag: string, at: number) => {
      const id = tagAttribute(tag, 'id').slice(ID.length);
      if (id !== context.page.item?.id) return tag + linkHtml(context.page, id);
      // Its fields have ids: a second thread of the same entry would have the same.
      const isFirst = !html.slice(0, at).includes(` id="${ID}${id}"`);
      return isFirst ? tag + threadHtml(context) : place;
    });
  },
};

function threadHtml({ page, now, partial }: PlaceContext): string {
  const discussion = discussionView(page, now);
  if (discussion === null) return '';
  const thread = partial('quoin-comments', { discussion, ...discussion }) ?? '';
  // Styled like every fallback part of the house theme: with the fallback styles in the theme (decision 0158).
  return `<div class="quoin-part">${thread}</div>`;
}

function linkHtml({ items, collection, frame }: PageContent, id: string): string {
  const item = items?.find((each) => each.id === id);
  const { commentsEnabled, disqusShortname } = readCommentSettings(frame.site.settings);
  if (item?.counts === undefined || collection === null || !commentsEnabled || disqusShortname !== '') return '';
  const words = commentWords(frame.site.language).counted(item.counts.comments);
  return `<a class="sqs-comment-link" href="${escapeHtml(itemUrl(collection, item))}#${ID}${escapeHtml(id)}">${escapeHtml(words)}</a>`;
}
