import { recordKey, textIn } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import { FOLDER_BEHAVIORS, type FolderSettings } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/setFolder';
import type { Command } from '../../document/editor.ts';
import { changesOf } from '../changeRecord.ts';
import { becoming } from '../records.ts';
import { folderPage } from './addFolder.ts';

export interface SetFolder {
  /** Its entry in a navigation. */
  readonly id: string;
  readonly folder: FolderSettings;
}

/** What a folder does (ENUM-08). A heading of the menu that comes to do something gets a page, and keeps its title. */
export const setFolder: Command<SetFolder> = {
  id: 'setFolder',
  label: () => texts.changeFolder,
  plan: (records, { id, folder }, { newId }) => {
    const key = recordKey('link', id);
    const link = records.get(key);
    if (link === undefined) return accept([]);
    const held = textIn(link, 'page');
    const changes = [{ path: ['folder'], value: { ...folder } }];
    if (held !== '') return accept(changesOf(records, recordKey('page', held), changes));
    if (folder.behavior === FOLDER_BEHAVIORS.none) return accept([]);
    const page = newId();
    return accept([
      ...becoming(
        records,
        recordKey('page', page),
        folderPage(records, textIn(link, 'title') || commonTexts.folder, folder),
      ),
      ...becoming(records, key, { ...link, page, title: '' }),
    ]);
  },
};
