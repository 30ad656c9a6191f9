import {
  freeAddress,
  navigationNames,
  recordKey,
  recordsOf,
  type SiteRecords,
  sectionsOf,
  textIn,
} from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/duplicatePage';
import type { Command } from '../../document/editor.ts';
import { becoming, pageName } from '../records.ts';
import { sectionCopy } from '../sections/duplicateSection.ts';
import { newLink } from './addPage.ts';
import { linkOrder } from './linkOrder.ts';

export interface OnePage {
  readonly id: string;
}

/** Copies a page to its own address. If the original is linked, links the copy after it. */
export const duplicatePage: Command<OnePage> = {
  id: 'duplicatePage',
  label: ({ id }, records) => texts.duplicatePage(pageName(records, id)),
  plan: (records, { id }, { newId }) => {
    const page = records.get(recordKey('page', id));
    if (page === undefined) return accept([]);
    const [copy, title] = [newId(), `${textIn(page, 'title')} (copy)`];
    const record = { ...page, title, navigationTitle: '', urlId: freeAddress(records, title), isDeleted: false };
    const link = recordsOf(records, 'link').find(([, each]) => textIn(each, 'page') === id);
    const place = link && {
      navigation: textIn(link[1], 'navigation'),
      parent: textIn(link[1], 'parent'),
      after: link[0],
    };
    return accept([
      ...becoming(records, recordKey('page', copy), record),
      ...sectionsOf(records, id).flatMap((section) => {
        const order = textIn(records.get(recordKey('section', section)) ?? {}, 'order');
        return sectionCopy(records, { id: section, page: copy, order }, newId);
      }),
      ...(place === undefined
        ? []
        : becoming(records, recordKey('link', newId()), {
            ...newLink(records, { ...place, page: copy }),
            order: linkOrder(records, place),
          })),
    ]);
  },
};

/** The navigation that new pages come into: the main one, whatever the theme calls it, else the first there is. */
export function firstNavigation(records: SiteRecords): string {
  const names = navigationNames(records);
  return names.find((name) => /main|primary|header/i.test(name)) ?? names[0] ?? 'mainNav';
}
