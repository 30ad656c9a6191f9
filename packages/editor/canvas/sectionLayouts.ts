import { flagIn, recordIn, recordKey, type SiteRecords } from '@quoin/domain/document';
import { PHONE_COLUMNS, phoneArrangement, readingOrder, readPlacement } from '@quoin/domain/layout';
import type { SectionLayout } from '../frame/protocol.ts';

/** Where a section's blocks stand, in order of reading, as the page is told. */
export function sectionLayout(records: SiteRecords, section: string, ids: readonly string[]): SectionLayout {
  const blocks = ids.map((id) => {
    const record = records.get(recordKey('block', id)) ?? {};
    const { place, phonePlace } = record;
    const phone = phonePlace === undefined ? {} : { phonePlace: readPlacement(phonePlace, PHONE_COLUMNS) };
    const hidden = { phone: flagIn(recordIn(record, 'hidden'), 'phone') };
    return { id, place: readPlacement(place), hidden, ...phone };
  });
  const phone = phoneArrangement(blocks);
  return {
    id: section,
    blocks: readingOrder(blocks).map(({ id, place }) => ({ id, place, phone: phone.get(id) ?? place })),
  };
}
