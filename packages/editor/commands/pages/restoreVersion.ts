import { diffRecords, isForVisitors, pageOfKey, type RecordKey, type SiteRecords } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/restoreVersion';
import type { Command } from '../../document/editor.ts';
import { pageName } from '../records.ts';

export interface RestoreVersion {
  readonly number: number;
  /** As it was then. */
  readonly records: SiteRecords;
  /** This page alone; all of the site unless given. */
  readonly page?: string;
}

/** What leads from now to then: a step like any other, so that it can be undone (ED-29). Saved sections stay. */
export const restoreVersion: Command<RestoreVersion> = {
  id: 'restoreVersion',
  label: ({ number, page }, records) =>
    page === undefined ? texts.restoreVersion(number) : texts.restoreOfVersion(pageName(records, page), number),
  plan: (records, { records: then, page }) => {
    const isMeant = (key: RecordKey) => pageOfKey(records, key) === page || pageOfKey(then, key) === page;
    const edits = diffRecords(records, then).filter(({ key }) => isForVisitors(key));
    return accept(page === undefined ? edits : edits.filter(({ key }) => isMeant(key)));
  },
};
