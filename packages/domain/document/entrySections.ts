import type { Edit } from './edit.ts';
import { edit } from './edit.ts';
import { entryOfPage } from './entryPages.ts';
import { orderOfMany } from './order.ts';
import { textIn } from './records/fields.ts';
import type { JsonRecord } from './records/json.ts';
import { sectionRecord } from './records/pageRecords.ts';
import { recordKey, type SiteRecords } from './records/record.ts';
import { recordsOf } from './records/recordMap.ts';

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
