import { type JsonRecord, newPage, recordKey, type SiteRecords } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import {
  COLLECTION_TYPES,
  FOLDER_BEHAVIORS,
  FOLDER_TYPE_NAMES,
  type FolderSettings,
  type MenuPanel,
} from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/addFolder';
import type { Command } from '../../document/editor.ts';
import { becoming } from '../records.ts';
import { newLink } from './addPage.ts';

export interface AddFolder {
  readonly navigation: string;
  readonly title: string;
  /** Left out: a heading of the menu, without an address. */
  readonly folder?: FolderSettings;
  /** It opens wide. */
  readonly panel?: MenuPanel;
}

/** An entry that holds others: a menu with a second level. One that does something has a page, for it has an address. */
export const addFolder: Command<AddFolder> = {
  id: 'addFolder',
  label: ({ title }) => texts.addFolder(title),
  plan: (records, { folder, panel, ...entry }, { newId }) => {
    const link = recordKey('link', newId());
    const opens: JsonRecord = panel === undefined ? {} : { panel: { ...panel } };
    if (folder === undefined || folder.behavior === FOLDER_BEHAVIORS.none)
      return accept(becoming(records, link, { ...newLink(records, entry), ...opens }));
    const page = newId();
    return accept([
      ...becoming(records, recordKey('page', page), folderPage(records, entry.title, folder)),
      ...becoming(records, link, { ...newLink(records, { navigation: entry.navigation, page }), ...opens }),
    ]);
  },
};

/** The page of a folder. */
export function folderPage(records: SiteRecords, title: string, folder: FolderSettings) {
  const page = newPage(records, { title, type: COLLECTION_TYPES.generic, typeName: FOLDER_TYPE_NAMES.folder });
  return { ...page, folder: { ...folder } };
}
