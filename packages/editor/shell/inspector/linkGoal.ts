import { linkTarget, readLink, recordKey, type SiteRecords } from '@quoin/domain/document';
import type { ChangeAt } from '../../commands/changeRecord.ts';
import { listPages } from '../panels/pageList.ts';

/** Where an entry of a navigation leads, as an address; '' for one that leads nowhere. */
export function goalOf(records: SiteRecords, id: string): string {
  const { page, url } = readLink(id, records.get(recordKey('link', id)) ?? {});
  return page === '' ? url : (listPages(records).find((each) => each.id === page)?.path ?? '');
}

/** Returns the changes that make an entry lead to a target. `name`: its current name, because an address has none. */
export function goalChanges(records: SiteRecords, name: string, href: string): readonly ChangeAt[] {
  const target = linkTarget(records, href);
  const page = target.kind === 'page' && target.anchor === '' ? target.page : '';
  const goal = [
    { path: ['page'], value: page },
    { path: ['url'], value: page === '' ? href : '' },
  ];
  return page === '' ? [...goal, { path: ['title'], value: name }] : goal;
}
