import { recordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import type { Command } from '../../document/editor.ts';
import { changesOf } from '../changeRecord.ts';

export interface RenameLink {
  readonly id: string;
  /** Blank: the page's own title. */
  readonly title: string;
}

export const renameLink: Command<RenameLink> = {
  id: 'renameLink',
  label: () => 'Rename link',
  plan: (records, { id, title }) =>
    accept(changesOf(records, recordKey('link', id), [{ path: ['title'], value: title.trim() }])),
};
