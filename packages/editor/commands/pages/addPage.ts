import { type JsonRecord, newPage, recordKey, type SiteRecords } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import { COLLECTION_TYPES, type ThemePageKind } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/addPage';
import type { Command } from '../../document/editor.ts';
import { becoming } from '../records.ts';
import { newSection, type SectionPattern } from '../sections/insertSection.ts';
import { linkOrder } from './linkOrder.ts';

export interface AddPage {
  readonly title: string;
  /** A page of sections unless given. */
  readonly type?: number;
  readonly typeName?: string;
  /** The navigation that names it, at its end; none: not linked. */
  readonly navigation?: string;
  readonly parent?: string;
  readonly sections?: readonly SectionPattern[];
  /** Of a cover page: what it shows. */
  readonly screen?: JsonRecord;
  /** Of a type that the theme brings: what it says of such pages. */
  readonly kind?: Pick<ThemePageKind, 'ordering' | 'pageSize' | 'entries' | 'folder'>;
}

export const addPage: Command<AddPage> = {
  id: 'addPage',
  label: ({ title }) => texts.addPage(title),
  plan: (records, params, { newId }) => {
    const { title, type = COLLECTION_TYPES.page, typeName = 'page', navigation, parent = '', sections = [] } = params;
    const id = newId();
    const { screen, kind } = params;
    const page = {
      ...newPage(records, { title, type, typeName }),
      ...(screen === undefined ? {} : { screen }),
      ...(kind === undefined ? {} : ofKind(kind)),
    };
    const link = navigation === undefined ? null : newLink(records, { navigation, parent, page: id });
    return accept([
      ...becoming(records, recordKey('page', id), page),
      ...(link === null ? [] : becoming(records, recordKey('link', newId()), link)),
      ...sectionsOfPattern(records, id, sections, newId),
    ]);
  },
};

/**
 * Returns the theme's settings for its own page type, as stored in page records. The pages keep working with any later
 * theme.
 */
function ofKind({ ordering, pageSize, entries, folder }: NonNullable<AddPage['kind']>): JsonRecord {
  return {
    ...{ ordering, pageSize },
    ...(entries === null ? {} : { entries: { ...entries } }),
    ...(folder === null ? {} : { folder: { ...folder } }),
  };
}

function sectionsOfPattern(
  records: SiteRecords,
  page: string,
  patterns: readonly SectionPattern[],
  newId: () => string,
) {
  let all = records;
  return patterns.flatMap(({ section = {}, blocks = [] }) => {
    const id = newId();
    const record = newSection(all, { page, section });
    all = new Map([...all, [recordKey('section', id), record]]);
    return [
      ...becoming(records, recordKey('section', id), record),
      ...blocks.flatMap((each) => becoming(records, recordKey('block', newId()), { ...each, section: id })),
    ];
  });
}

export interface NewLink {
  readonly navigation: string;
  readonly parent?: string;
  readonly page?: string;
  readonly title?: string;
  readonly url?: string;
  readonly newWindow?: boolean;
  /** Behind this entry; before all for null, behind all for nothing given. */
  readonly after?: string | null;
}

/** An entry of a navigation. */
export function newLink(
  records: SiteRecords,
  { navigation, parent = '', page = '', title = '', url = '', newWindow = false, after }: NewLink,
): JsonRecord {
  const place = { navigation, parent, ...(after === undefined ? {} : { after }) };
  return { navigation, parent, order: linkOrder(records, place), page, title, url, newWindow };
}
