import { recordIn, textIn } from '@quoin/domain/document';
import { accept, refuse } from '@quoin/domain/problem';
import { type FontKind, ownFontId, plainFamily } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/changeFont';
import type { Command } from '../../document/editor.ts';
import { becoming } from '../records.ts';
import { ownFontIn, styleOf, withOwnFont, withRolesMoved } from './ownFontRecords.ts';

export interface ChangeFont {
  readonly id: string;
  /** Another name; that of another family takes its files in there. */
  readonly family?: string;
  readonly kind?: FontKind;
  /** What the owner knows better of one file than the file itself. */
  readonly file?: { readonly id: string; readonly weight?: number; readonly isItalic?: boolean };
}

/** A font that the owner uploaded is called or taken for something else. */
export const changeFont: Command<ChangeFont> = {
  id: 'changeFont',
  label: ({ id }, records) => texts.changeFont(textIn(ownFontIn(styleOf(records), id) ?? {}, 'family')),
  plan(records, { id, family, kind, file }) {
    const style = styleOf(records);
    const font = ownFontIn(style, id);
    if (font === null) return accept([]);
    const files = recordIn(font, 'files');
    const own = file === undefined ? {} : recordIn(files, file.id);
    const changed = {
      ...own,
      ...(file?.weight === undefined ? {} : { weights: [file.weight, file.weight] }),
      ...(file?.isItalic === undefined ? {} : { isItalic: file.isItalic }),
    };
    const now = {
      ...font,
      ...(kind === undefined ? {} : { kind }),
      ...(file === undefined ? {} : { files: { ...files, [file.id]: changed } }),
    };
    if (family === undefined) return accept(becoming(records, 'style:style', withOwnFont(style, id, now)));
    const name = plainFamily(family);
    if (name === '') return refuse('fontNameMissing');
    const next = ownFontId(name);
    if (next === id) {
      return accept(becoming(records, 'style:style', withOwnFont(style, id, { ...now, family: name })));
    }
    const other = ownFontIn(style, next);
    const merged = { ...(other ?? { ...now, family: name }), files: { ...recordIn(other ?? {}, 'files'), ...files } };
    const without = withOwnFont(withRolesMoved(style, id, next), id, null);
    return accept(becoming(records, 'style:style', withOwnFont(without, next, merged)));
  },
};
