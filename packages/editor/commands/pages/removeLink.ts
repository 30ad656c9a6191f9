import { linksIn, recordKey, textIn } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/removeLink';
import type { Command } from '../../document/editor.ts';
import { becoming } from '../records.ts';

export interface OneLink {
  readonly id: string;
}

/** The entry goes, with those inside a folder; pages stay and are not linked any more. */
export const removeLink: Command<OneLink> = {
  id: 'removeLink',
  label: () => texts.removeFromNavigation,
  plan: (records, { id }) => {
    const navigation = textIn(records.get(recordKey('link', id)) ?? {}, 'navigation');
    const ids = [...linksIn(records, navigation, id).map((link) => link.id), id];
    return accept(ids.flatMap((each) => becoming(records, recordKey('link', each), undefined)));
  },
};
