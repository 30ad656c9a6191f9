import { type Edit, entryOfPage, sectionsOf, sectionsOfText } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/writeOnPage';
import type { Command } from '../document/editor.ts';
import { madeBlocks } from './records.ts';

export interface WriteOnPage {
  /** The text of the entry in front, or the details of the product, as its form has them. */
  readonly html: string;
}

/** Makes the text of an entry, or the details of a product, sections of its page, with all that they hold. */
export const writeOnPage: Command<WriteOnPage> = {
  id: 'writeOnPage',
  label: () => texts.editTextOnPage,
  plan(records, { html }, { newId, page }) {
    if (entryOfPage(page) === null || sectionsOf(records, page).length > 0) return accept<readonly Edit[]>([]);
    return accept(sectionsOfText(page, html, { section: newId(), block: newId() }));
  },
  select: (_params, edits) => ({ blocks: madeBlocks(edits) }),
};
