import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/setHomepage';
import type { Command } from '../../document/editor.ts';
import { changesOf } from '../changeRecord.ts';
import { pageName } from '../records.ts';
import type { OnePage } from './duplicatePage.ts';

export const setHomepage: Command<OnePage> = {
  id: 'setHomepage',
  label: ({ id }, records) => texts.makeTheHomePage(pageName(records, id)),
  plan: (records, { id }) => accept(changesOf(records, 'site:site', [{ path: ['homepage'], value: id }], true)),
};
