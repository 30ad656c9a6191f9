import { embedWordsIn, FRAME_ATTRIBUTE } from '@quoin/domain/media';
import { commentWords, DISQUS, disqusForum, disqusFrame, readCommentSettings } from '@quoin/domain/site';
import type { PageContent } from '../content/pageContent.ts';
import { escapeHtml } from '../escape.ts';
import { canonicalAddress } from '../head/head.ts';

/** Placeholder for comments in templates: as the format prints it, or written by hand. */
const THREAD = /(<div\b[^>]*\bid=(["'])disqus_thread\2[^>]*>)\s*(?=<\/div>)/;
/** In lists: a link that a script of Disqus would have filled with a number. */
const LINK = /(<a\b[^<>]*\bsqs-disqus-comment-link\b[^<>]*>)\s*(?=<\/a>)/g;

/**
 * Comments that Disqus keeps, not loaded: like everything of others they come once the visitor agrees (decision 0043). '' for
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

/** Fills the service's placeholder in a theme with the same, and labels the links that lead there. */
export function withDisqusThread(html: string, page: PageContent): string {
  if (!html.includes('disqus')) return html;
  const words = escapeHtml(commentWords(page.frame.site.language).heading(0));
  const linked = html.replace(LINK, (_, link: string) => link + words);
  const embed = disqusHtml(page);
  return embed === '' ? linked : linked.replace(THREAD, (_, open: string) => open + embed);
}
