import type { BlockValue, commentsDefinition, rssDefinition } from '@quoin/domain/blocks';
import { dayInZone, formatDay } from '@quoin/domain/formats';
import { escapeHtml } from '../../page/escape.ts';
import type { CommentsAnswer, CommentsRequest, FeedAnswer, FeedEntry, FeedRequest } from '../../page/requests.ts';
import { type BlockContext, blockKind } from '../block.ts';
import { safeAddress } from '../link.ts';
import { heading, wordsOf } from '../texts.ts';

type Rss = BlockValue<typeof rssDefinition>;

/**
 * The last fetched news of another site. Empty before the first fetch. The visitor's browser requests nothing from that
 * site.
 */
export const rssBlock = blockKind<Rss>({
  type: 'rss',
  needs: (value) => {
    const request = feedRequest(value);
    return request === null ? [] : [request];
  },
  render(value, context) {
    const request = feedRequest(value);
    const feed = request === null ? null : (context.answer(request) as FeedAnswer | null);
    if (feed === null || feed.entries.length === 0) return '';
    const title = value.title || feed.title;
    const own = context.apply('rss', { title: escapeHtml(title), url: escapeHtml(request?.url ?? '') });
    if (own !== null) return own;
    const entries = feed.entries.slice(0, value.limit).map((entry) => entryHtml(entry, value, context));
    const label = title || wordsOf(context).feed;
    return `${heading('rss-title', title)}<ul class="rss-list" aria-label="${escapeHtml(label)}">${entries.join('')}</ul>`;
  },
});

function feedRequest({ url }: Rss): FeedRequest | null {
  const address = safeAddress(url);
  return /^https?:/i.test(address) ? { kind: 'feed', url: address } : null;
}

function entryHtml(entry: FeedEntry, { showDate, showExcerpt }: Rss, context: BlockContext): string {
  const { title, url, excerpt, at } = entry;
  const address = safeAddress(url);
  const name = escapeHtml(title || address);
  const date = showDate && at !== null ? dayHtml(at, 'rss-date', context) : '';
  const words = showExcerpt && excerpt !== '' ? `<p class="rss-excerpt">${escapeHtml(excerpt)}</p>` : '';
  const link = address === '' ? name : `<a href="${escapeHtml(address)}" target="_blank" rel="noopener">${name}</a>`;
  return `<li class="rss-entry"><p class="rss-entry-title">${link}</p>${date}${words}</li>`;
}

function dayHtml(at: number, name: string, { page }: BlockContext): string {
  const { timeZone, language } = page.frame.site;
  const day = dayInZone(at, timeZone);
  return `<time class="${name}" datetime="${day}">${escapeHtml(formatDay(day, language))}</time>`;
}

type Comments = BlockValue<typeof commentsDefinition>;

export const commentsBlock = blockKind<Comments>({
  type: 'comments',
  needs: ({ limit }) => [commentsRequest(limit)],
  render({ headerText, limit }, context) {
    const answer = context.answer(commentsRequest(limit)) as CommentsAnswer | null;
    if (answer === null || answer.comments.length === 0) return '';
    const words = wordsOf(context);
    const items = answer.comments.map(
      ({ authorName, body, at, title, url }) =>
        `<li class="latest-comment"><p class="latest-comment-words">${escapeHtml(body)}</p><p class="latest-comment-meta">${escapeHtml(authorName)} ${escapeHtml(words.saidAbout)} <a href="${escapeHtml(url)}">${escapeHtml(title)}</a>, ${dayHtml(at, 'latest-comment-date', context)}</p></li>`,
    );
    const name = headerText || words.comments;
    return `${heading('latest-comments-title', name)}<ul class="latest-comments">${items.join('')}</ul>`;
  },
});

function commentsRequest(limit: number): CommentsRequest {
  return { kind: 'comments', limit };
}
