import { embedWordsIn, FRAME_ATTRIBUTE } from '@quoin/domain/media';
import { commentWords, DISQUS, disqusForum, disqusFrame, readCommentSettings } from '@quoin/domain/site';
import type { PageContent } from '../content.ts';
import { escapeHtml } from '../escape.ts';
import { canonicalAddress } from '../head/head.ts';

/** What templates of the format leave where the comments are to stand (`comments`). */
const THREAD = '<div class="squarespace-comments" id="disqus_thread"></div>';

/**
 * Comments that Disqus keeps, not loaded: like everything of others they come once the visitor agrees (decision 0115). '' for
 * pages and sites without.
 */
export function disqusHtml(page: PageContent): string {
  const { item, frame } = page;
  const { commentsEnabled, disqusShortname: shortname } = readCommentSettings(frame.site.settings);
  if (!item || !commentsEnabled || shortname === '') return '';
  const { language } = frame.site;
  const words = embedWordsIn(language);
  const url = canonicalAddress(page) ?? frame.site.baseUrl;
  const frameUrl = disqusFrame({ shortname, id: item.id, url, title: item.title, language });
  const name = `${commentWords(language).show} ${words.at(DISQUS.name)}`;
  return (
    `<div class="embed embed--comments" data-island="embed" ${FRAME_ATTRIBUTE}="${escapeHtml(frameUrl)}" data-frame-grows` +
    ` data-provider="${DISQUS.name}" data-frame-title="${escapeHtml(name)}" style="min-height:220px">` +
    `<a class="embed__open" href="${escapeHtml(disqusForum(shortname))}" target="_blank" rel="noopener">` +
    `<span class="embed__name">${escapeHtml(name)}</span></a><p class="embed__note">${escapeHtml(words.note(DISQUS.name))}</p></div>`
  );
}

/** A page whose theme asks for the place of the service: the same stands in it. */
export function withDisqusThread(html: string, page: PageContent): string {
  if (!html.includes(THREAD)) return html;
  const embed = disqusHtml(page);
  return embed === '' ? html : html.replace(THREAD, () => THREAD.replace('></div>', `>${embed}</div>`));
}
