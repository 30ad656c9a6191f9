import type { Edit } from './edit.ts';
import { edit } from './edit.ts';
import { orderOfMany } from './order.ts';
import { textIn } from './records/fields.ts';
import type { JsonRecord } from './records/json.ts';
import { sectionRecord } from './records/pageRecords.ts';
import { recordKey, type SiteRecords } from './records/record.ts';
import { recordsOf } from './records/recordMap.ts';

/**
 * The body of an entry (a post, a work, an event, a lesson) and the details of a product may be sections. They name the item as
 * their page, under a name that no page can have: ids of pages are uuids (decision 0156).
 */
const PAGE = /^(entry|product)-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** What the sections of an entry have as their page. */
export function entryPage(itemId: string): string {
  return `entry-${itemId}`;
}

/** What the sections of a product's details have as their page. */
export function productPage(itemId: string): string {
  return `product-${itemId}`;
}

/** The entry or product whose sections have this as their page; null for pages and all others. */
export function entryOfPage(page: string): string | null {
  return PAGE.exec(page)?.[2] ?? null;
}

export function isProductPage(page: string): boolean {
  return PAGE.exec(page)?.[1] === 'product';
}

/** All of them that have sections, as their sections name them. */
export function entryPagesIn(records: SiteRecords): readonly string[] {
  const pages = recordsOf(records, 'section').map(([, section]) => textIn(section, 'page'));
  return [...new Set(pages)].filter((page) => entryOfPage(page) !== null).sort();
}

const PLAIN = { name: '', theme: 'white', height: 'content', width: 'full', background: { kind: 'none' } } as const;
const WHOLE_WIDTH = { column: 1, row: 1, columns: 12, rows: 1, layer: 0 } as const;

/** A line to write in. */
const EMPTY_LINE = '<p></p>';

/**
 * Returns sections in place of a text: one section, with the whole text in one block, so that nothing is lost.
 * `isMarkup`: the text contains what texts cannot contain, and stays markup.
 */
export function sectionsOfText(
  page: string,
  html: string,
  ids: { readonly section: string; readonly block: string },
  isMarkup = false,
): readonly Edit[] {
  const text = { type: 'html', value: { html: html.trim() === '' ? EMPTY_LINE : html } };
  const code = { type: 'code', value: { source: html, isMarkup: true, language: '' } };
  const block: JsonRecord = { section: ids.section, ...(isMarkup ? code : text), place: WHOLE_WIDTH };
  return [
    edit(recordKey('section', ids.section), [], undefined, sectionRecord(page, orderOfMany(1)[0]!, PLAIN)),
    edit(recordKey('block', ids.block), [], undefined, block),
  ];
}
