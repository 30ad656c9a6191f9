import { recordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import type { Command } from '../document/editor.ts';
import { newLink } from './addPage.ts';
import { becoming } from './records.ts';

export interface AddFolder {
  readonly navigation: string;
  readonly title: string;
}

/** An entry that holds others: a menu with a second level. */
export const addFolder: Command<AddFolder> = {
  id: 'addFolder',
  label: ({ title }) => `Add folder ${title}`,
  plan: (records, folder, { newId }) => accept(becoming(records, recordKey('link', newId()), newLink(records, folder))),
};
