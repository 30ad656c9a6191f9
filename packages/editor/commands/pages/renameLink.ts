import { recordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/renameLink';
import type { Command } from '../../document/editor.ts';
import { changesOf } from '../changeRecord.ts';

export interface RenameLink {
  readonly id: string;
  /** Blank: the page's own title. */
  readonly title: string;
}

export const renameLink: Command<RenameLink> = {
  id: 'renameLink',
  label: () => texts.renameLink,
  plan: (records, { id, title }) =>
    accept(changesOf(records, recordKey('link', id), [{ path: ['title'], value: title.trim() }])),
};
