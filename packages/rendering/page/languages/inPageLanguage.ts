import { LANGUAGE_PREFIX_ATTRIBUTE } from '@quoin/contract/islands';
import { textDirection } from '@quoin/domain/languages';
import type { PageContent } from '../content/pageContent.ts';
import type { SiteFrame } from '../content/siteContent.ts';
import { escapeHtml } from '../escape.ts';
import type { RenderedPage } from '../renderPage.ts';
import { localAddress } from './localAddress.ts';

/**
 * A rendered page whose links stay in its language, wherever they were written: by the theme, by a block, by the owner's
 * hand. Links that name their own language (`hreflang`) are left as they are.
 */
export function inPageLanguage(rendered: RenderedPage, page: PageContent): RenderedPage {
  const { frame } = page;
  const prefix = frame.languages?.current.prefix ?? '';
  const html =
    prefix === '' && textDirection(frame.site.language) === 'ltr' ? rendered.html : rootIn(rendered.html, frame);
  if (prefix === '') return { ...rendered, html };
  return { ...rendered, html: localHtml(html, frame), mainContent: localHtml(rendered.mainContent, frame) };
}

/** The page's own element says language and direction, whatever the theme has there. */
function rootIn(html: string, frame: SiteFrame): string {
  const { language } = frame.site;
  const prefix = frame.languages?.current.prefix ?? '';
  return html.replace(/<html\b([^>]*)>/i, (_whole, held: string) => {
    const others = held.replace(/\s(?:lang|dir)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '');
    const own = prefix === '' ? '' : ` ${LANGUAGE_PREFIX_ATTRIBUTE}="${escapeHtml(prefix)}"`;
    return `<html lang="${escapeHtml(language)}" dir="${textDirection(language)}"${own}${others}>`;
  });
}

const LINKED = /<[a-z][a-z0-9-]*\s[^>]*?\b(?:href|action|formaction)="\/[^>]*>/gi;
const ADDRESS = /(\s(?:href|action|formaction)=")(\/[^"]*)(")/gi;
const PROPS = /(<script type="application\/json"[^>]*>)([\s\S]*?)(<\/script>)/gi;

function localHtml(html: string, frame: SiteFrame): string {
  return html
    .replace(LINKED, (tag) => (/\shreflang=/i.test(tag) ? tag : tag.replace(ADDRESS, replaced(frame))))
    .replace(PROPS, (_whole, open: string, json: string, close: string) => open + localJson(json, frame) + close);
}

function replaced(frame: SiteFrame) {
  return (_whole: string, before: string, address: string, after: string) =>
    before + escapeHtml(localAddress(frame, address.replaceAll('&amp;', '&'))) + after;
}

const JSON_ADDRESS = /("(?:[A-Za-z]*Url|url|href|action|path)":")(\/[^"\\]*)(")/g;

/** Addresses inside JSON that widgets read; pictures and calls are the same in each language. */
export function localJson(json: string, frame: SiteFrame): string {
  return json.replace(
    JSON_ADDRESS,
    (_whole, before: string, address: string, after: string) => before + localAddress(frame, address) + after,
  );
}
