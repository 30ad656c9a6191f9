import { type Edit, entryOfPage, sectionsOf, sectionsOfText } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import type { Command } from '../document/editor.ts';
import { madeBlocks } from './records.ts';

export interface WriteOnPage {
  /** The text of the entry in front, as its form has it. */
  readonly html: string;
}

/** Makes the text of an entry sections of its page, with all that it holds. */
export const writeOnPage: Command<WriteOnPage> = {
  id: 'writeOnPage',
  label: () => 'Write on the page',
  plan(records, { html }, { newId, page }) {
    const entry = entryOfPage(page);
    if (entry === null || sectionsOf(records, page).length > 0) return accept<readonly Edit[]>([]);
    return accept(sectionsOfText(entry, html, { section: newId(), block: newId() }));
  },
  select: (_params, edits) => ({ blocks: madeBlocks(edits) }),
};
