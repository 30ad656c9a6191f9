import { homepageOf, recordKey, type SiteRecords, textIn } from '@quoin/domain/document';
import { readTakeDown, type TakeDown } from '@quoin/domain/site';
import type { ActWorld } from '../../commands/acts/act.ts';
import type { TreeRow } from '../tree/treeModel.ts';
import { pageOfRow } from './pageRows.ts';
import { idOfRow, kindOfRow } from './pageTree.ts';

/** Data that a row of the page tree shows next to its name. */
export interface RowFacts {
  readonly isHome: boolean;
  /** Of its page; '' where it has none. */
  readonly typeName: string;
  /** When its page is taken down, or was; null: never. */
  readonly end: TakeDown | null;
  /** Where it leads itself; '' for pages, folders and headings. */
  readonly url: string;
  /** Of a column of a wide panel. */
  readonly isHeading: boolean;
}

export function rowFacts(world: ActWorld, records: SiteRecords, row: TreeRow): RowFacts {
  const page = pageOfRow(world, row.id);
  const url = textIn(records.get(recordKey('link', idOfRow(row.id))) ?? {}, 'url');
  return {
    url,
    typeName: page === '' ? '' : textIn(records.get(recordKey('page', page)) ?? {}, 'typeName'),
    isHome: page !== '' && page === homepageOf(records),
    end: page === '' ? null : readTakeDown(records.get(recordKey('page', page))?.takeDown),
    isHeading: kindOfRow(row.id) === 'link' && page === '' && url === '' && row.isExpanded === null,
  };
}
