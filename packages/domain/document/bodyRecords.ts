import { htmlDefinition } from '@quoin/domain/blocks';
import { GRID_COLUMNS } from '@quoin/domain/layout';
import { type Edit, edit } from './edit.ts';
import { textIn } from './fields.ts';
import { orderBetween } from './order.ts';
import { sectionRecord, sectionsOf } from './pageRecords.ts';
import { recordKey, type SiteRecords } from './record.ts';

/**
 * What makes the stored text of an older page its first section, so that it can be edited in place and others may follow it:
 * part of whichever command adds the first section to such a page. No edits for a page without a text.
 */
export function bodyAsSection(records: SiteRecords, pageId: string, newId: () => string): readonly Edit[] {
  const page = recordKey('page', pageId);
  const html = textIn(records.get(page) ?? {}, 'body');
  if (html.trim() === '') return [];
  const first = sectionsOf(records, pageId)[0];
  const before = first === undefined ? null : textIn(records.get(recordKey('section', first)) ?? {}, 'order');
  const [section, block] = [newId(), newId()];
  const looks = { name: '', theme: 'white', height: 'content', width: 'inset', background: { kind: 'none' } } as const;
  const place = { column: 1, row: 1, columns: GRID_COLUMNS, rows: htmlDefinition.size.rows, layer: 0 };
  return [
    edit(recordKey('section', section), [], undefined, sectionRecord(pageId, orderBetween(null, before), looks)),
    edit(recordKey('block', block), [], undefined, { section, type: 'html', value: { html }, place }),
    edit(page, ['body'], html, ''),
  ];
}
