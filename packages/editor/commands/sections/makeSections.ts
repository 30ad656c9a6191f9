import { recordKey, type SiteRecords, sectionsOf, sectionsOfText, textIn } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import { isFolderPage, TEXT_LAYOUT } from '@quoin/domain/site';
import type { Command } from '../../document/editor.ts';
import { changesOf } from '../changeRecord.ts';
import { madeBlocks } from '../records.ts';
import { themeWordsOf } from '../style/themeWords.ts';

/** Makes the text of the page in front sections that stand where it stood and look like it. */
export const makeSections: Command<null> = {
  id: 'makeSections',
  label: () => 'Convert to sections',
  plan(records, _params, { newId, page }) {
    const key = recordKey('page', page);
    const html = textIn(records.get(key) ?? {}, 'body');
    if (!canBeSections(records, page)) return accept([]);
    const isMarkup = themeWordsOf(records.get(key) ?? {}).text === null;
    return accept([
      ...sectionsOfText(page, html, { section: newId(), block: newId() }, isMarkup),
      ...changesOf(records, key, [
        { path: ['layout'], value: TEXT_LAYOUT },
        { path: ['body'], value: '' },
      ]),
    ]);
  },
  select: (_params, edits) => ({ blocks: madeBlocks(edits) }),
};

/** A page with a text and without sections. */
export function canBeSections(records: SiteRecords, page: string): boolean {
  const record = records.get(recordKey('page', page));
  if (record === undefined || isFolderPage(record) || sectionsOf(records, page).length > 0) return false;
  return textIn(record, 'body').trim() !== '';
}

/** Markup that texts cannot hold becomes code, which not everybody may put into a page. */
export function needsCode(records: SiteRecords, page: string): boolean {
  return themeWordsOf(records.get(recordKey('page', page)) ?? {}).text === null;
}
