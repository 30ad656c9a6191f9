import { flagIn, freeAddress, pageAtAddress, recordKey, textIn } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/restorePage';
import type { Command } from '../../document/editor.ts';
import { changesOf } from '../changeRecord.ts';
import { pageName } from '../records.ts';
import type { OnePage } from './duplicatePage.ts';

/** Out of the trash; under another address when its own has been taken meanwhile. */
export const restorePage: Command<OnePage> = {
  id: 'restorePage',
  label: ({ id }, records) => texts.restorePage(pageName(records, id)),
  plan: (records, { id }) => {
    const page = records.get(recordKey('page', id));
    if (page === undefined || !flagIn(page, 'isDeleted')) return accept([]);
    const own = textIn(page, 'urlId');
    const value = pageAtAddress(records, own, id) === null ? own : freeAddress(records, own, id);
    const changes = [
      { path: ['isDeleted'], value: false },
      { path: ['urlId'], value },
    ];
    return accept(changesOf(records, recordKey('page', id), changes));
  },
};
