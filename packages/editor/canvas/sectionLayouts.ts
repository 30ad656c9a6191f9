import { phonePlaces } from '@quoin/domain/blocks';
import { flagIn, recordIn, recordKey, type SiteRecords } from '@quoin/domain/document';
import { PHONE_COLUMNS, readingOrder, readPlacement } from '@quoin/domain/layout';
import type { SectionLayout } from '../frame/protocol.ts';

/** Returns the places of a section's blocks in reading order, as sent to the page. */
export function sectionLayout(records: SiteRecords, section: string, ids: readonly string[]): SectionLayout {
  const blocks = ids.map((id) => {
    const record = records.get(recordKey('block', id)) ?? {};
    const { place, phonePlace, type, value } = record;
    const phone = phonePlace === undefined ? {} : { phonePlace: readPlacement(phonePlace, PHONE_COLUMNS) };
    const hidden = { phone: flagIn(recordIn(record, 'hidden'), 'phone') };
    return { id, place: readPlacement(place), hidden, type, value, ...phone };
  });
  const phone = phonePlaces(blocks);
  return {
    id: section,
    blocks: readingOrder(blocks).map(({ id, place }) => ({ id, place, phone: phone.get(id) ?? place })),
  };
}
