import {
  type Edit,
  edit,
  homepageOf,
  type JsonRecord,
  orderOfMany,
  recordKey,
  type SiteRecords,
  sectionRecord,
  sectionsOf,
  sectionsOfText,
  textIn,
} from '@quoin/domain/document';
import { PHONE_COLUMNS } from '@quoin/domain/layout';
import { accept } from '@quoin/domain/problem';
import { COLLECTION_TYPES, COLUMN_LAYOUT, isFolderPage, TEXT_LAYOUT } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/makeSections';
import { isArrangedByTheme } from '../../canvas/arrangedByTheme.ts';
import type { Command } from '../../document/editor.ts';
import { changesOf } from '../changeRecord.ts';
import { madeBlocks, valuesOf } from '../records.ts';
import { themeWordsOf } from '../style/themeWords.ts';
import type { PlacedBlock, PrintedSection } from './printed/sectionsOfPrinted.ts';

export interface MakeSections {
  /** What the theme has printed, as sections; null where the page is its text alone. */
  readonly printed: readonly PrintedSection[] | null;
}

/** Converts what the theme shows of the current page into sections with the same position and look. */
export const makeSections: Command<MakeSections> = {
  id: 'makeSections',
  label: () => texts.convertToSections,
  plan(records, { printed }, { newId, page }) {
    const key = recordKey('page', page);
    if (printed === null ? !isOneText(records, page) : !isPrinted(records, page)) return accept([]);
    const html = textIn(records.get(key) ?? {}, 'body');
    const made =
      printed === null
        ? sectionsOfText(page, html, { section: newId(), block: newId() }, isMarkup(records, page))
        : ofPrinted(page, printed, newId);
    return accept([
      ...made,
      ...changesOf(records, key, [
        { path: ['layout'], value: printed === null ? TEXT_LAYOUT : COLUMN_LAYOUT },
        ...(html === '' ? [] : [{ path: ['body'], value: '' }]),
      ]),
    ]);
  },
  select: (_params, edits) => ({ blocks: madeBlocks(edits).slice(0, 1) }),
};

const PLAIN = { name: '', theme: 'white', height: 'content', width: 'full', background: { kind: 'none' } } as const;

function ofPrinted(page: string, printed: readonly PrintedSection[], newId: () => string): readonly Edit[] {
  const orders = orderOfMany(printed.length);
  return printed.flatMap(({ classes, blocks }, index) => {
    const section = newId();
    const made = { ...PLAIN, ...withClasses(classes) };
    return [
      edit(recordKey('section', section), [], undefined, sectionRecord(page, orders[index]!, made)),
      ...blocks.map((block, at) => edit(recordKey('block', newId()), [], undefined, recordOf(section, block, at + 1))),
    ];
  });
}

/** Stacks blocks on phones, as themes do, without space that the theme did not have. */
function recordOf(section: string, { type, value, classes, place }: PlacedBlock, at: number): JsonRecord {
  const { vertical, ...cells } = place;
  return {
    ...{ section, type, value: valuesOf(type, value), place: { ...cells, rows: 1, layer: 0 } },
    phonePlace: { column: 1, row: at, columns: PHONE_COLUMNS, rows: 1, layer: 0 },
    ...(vertical === 'top' ? {} : { style: { vertical } }),
    ...withClasses(classes),
  };
}

function withClasses(classes: string): { readonly classes?: string } {
  return classes === '' ? {} : { classes };
}

/** A page that its theme shows by its text alone; the home page is more than that. */
export function isOneText(records: SiteRecords, page: string): boolean {
  const record = records.get(recordKey('page', page)) ?? {};
  const isMore =
    homepageOf(records) === page || textIn(record, 'description') !== '' || textIn(record, 'mainImage') !== '';
  return isPrinted(records, page) && !isMore && textIn(record, 'body').trim() !== '';
}

/** A page without sections and without entries, shown by its theme. */
export function isPrinted(records: SiteRecords, page: string): boolean {
  const record = records.get(recordKey('page', page));
  if (record === undefined || isFolderPage(record) || sectionsOf(records, page).length > 0) return false;
  return record.type === COLLECTION_TYPES.page && isArrangedByTheme(records, page);
}

/** Markup that texts cannot hold becomes code, which not everybody may put into a page. */
export function needsCode(records: SiteRecords, page: string, { printed }: MakeSections): boolean {
  if (printed === null) return isMarkup(records, page);
  return printed.some(({ blocks }) => blocks.some(({ type }) => type === 'code'));
}

function isMarkup(records: SiteRecords, page: string): boolean {
  return themeWordsOf(records.get(recordKey('page', page)) ?? {}).text === null;
}
