import type { CollectionContent, ItemContent, SiteContent } from './content.ts';
import { collectionUrl, itemUrl } from './data/addresses.ts';
import { escapeHtml } from './escape.ts';

/** `?format=rss` of a list: RSS 2.0 with whole bodies. */
export function feedXml(site: SiteContent, collection: CollectionContent, items: readonly ItemContent[]): string {
  const self = `${site.baseUrl}${collectionUrl(collection)}`;
  const head = [
    element('title', `${collection.title} — ${site.title}`),
    element('link', self),
    element('description', site.tagline || collection.title),
    element('language', site.language),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(`${self}?format=rss`)}"/>`,
  ];
  const entries = items.map((item) => entryXml(site, collection, item));
  const names = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${names}><channel>${head.join('')}${entries.join('')}</channel></rss>\n`;
}

function entryXml(site: SiteContent, collection: CollectionContent, item: ItemContent): string {
  const address = `${site.baseUrl}${itemUrl(collection, item)}`;
  const parts = [
    element('title', item.title),
    element('link', address),
    `<guid isPermaLink="false">${escapeHtml(item.id)}</guid>`,
    element('pubDate', new Date(item.publishOn ?? item.addedOn).toUTCString()),
    ...item.categories.map((category) => element('category', category)),
    element('description', item.excerpt || item.body),
    element('content:encoded', item.body),
  ];
  return `<item>${parts.join('')}</item>`;
}

function element(name: string, text: string): string {
  // Control characters are not XML at all, escaped or not.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return `<${name}>${escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))}</${name}>`;
}
