import { recordIn, textIn } from '@quoin/domain/document';
import { accept } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/removeFont';
import type { Command } from '../../document/editor.ts';
import { becoming } from '../records.ts';
import { ownFontIn, styleOf, withOwnFont, withRolesMoved } from './ownFontRecords.ts';

export interface RemoveFont {
  readonly id: string;
  /** One file of the family; all of it unless given. */
  readonly file?: string;
}

/** A font leaves the style, and with its last file what was set in it goes back to its pack. Files stay in the library. */
export const removeFont: Command<RemoveFont> = {
  id: 'removeFont',
  label: ({ id }, records) => texts.deleteFont(textIn(ownFontIn(styleOf(records), id) ?? {}, 'family')),
  plan(records, { id, file }) {
    const style = styleOf(records);
    const font = ownFontIn(style, id);
    if (font === null) return accept([]);
    const { [file ?? '']: _gone, ...rest } = recordIn(font, 'files');
    const isLast = file === undefined || Object.keys(rest).length === 0;
    const now = isLast
      ? withOwnFont(withRolesMoved(style, id, null), id, null)
      : withOwnFont(style, id, { ...font, files: rest });
    return accept(becoming(records, 'style:style', now));
  },
};
