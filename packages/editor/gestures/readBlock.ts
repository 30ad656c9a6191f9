import { definitionOf, fillsPlace, isBlockType } from '@quoin/domain/blocks';
import { flagIn, type JsonRecord, recordIn, textIn } from '@quoin/domain/document';
import { PHONE_COLUMNS, type PlacedOnPhones, readPlacement } from '@quoin/domain/layout';

/** What the canvas needs to know of a block's record; read once, when the record has changed (ED-46). */
export interface ReadBlock extends PlacedOnPhones {
  readonly record: JsonRecord;
  readonly type: string;
  /** As the owner calls it, else its type's name. */
  readonly name: string;
  readonly hidden: { readonly phone: boolean; readonly desktop: boolean };
  readonly isLocked: boolean;
  readonly group: string;
  readonly fills: boolean;
}

export function readBlock(id: string, record: JsonRecord): ReadBlock {
  const hidden = recordIn(record, 'hidden');
  return {
    id,
    record,
    place: readPlacement(record.place),
    ...(record.phonePlace === undefined ? {} : { phonePlace: readPlacement(record.phonePlace, PHONE_COLUMNS) }),
    type: textIn(record, 'type'),
    name: nameOf(record),
    hidden: { phone: flagIn(hidden, 'phone'), desktop: flagIn(hidden, 'desktop') },
    isLocked: flagIn(record, 'isLocked'),
    group: textIn(record, 'group'),
    fills: fillsPlace(record.type, record.value),
  };
}

function nameOf(record: JsonRecord): string {
  const type = textIn(record, 'type');
  return textIn(record, 'name') || (isBlockType(type) ? (definitionOf(type)?.name ?? type) : type);
}
