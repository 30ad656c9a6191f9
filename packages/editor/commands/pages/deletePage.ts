import { recordKey } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/deletePage';
import type { Command } from '../../document/editor.ts';
import { changesOf } from '../changeRecord.ts';
import { pageName } from '../records.ts';
import type { OnePage } from './duplicatePage.ts';

/** Into the trash, with all that is on it; its links come back with it (EDT-4). */
export const deletePage: Command<OnePage> = {
  id: 'deletePage',
  label: ({ id }, records) => texts.deletePage(pageName(records, id)),
  plan: (records, { id }) => accept(changesOf(records, recordKey('page', id), [{ path: ['isDeleted'], value: true }])),
};
