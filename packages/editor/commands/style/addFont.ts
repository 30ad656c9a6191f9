import { recordIn } from '@quoin/domain/document';
import { accept, refuse } from '@quoin/domain/problem';
import { type FontFacts, type OwnFontFile, ownFontId, plainFamily } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/addFont';
import type { Command } from '../../document/editor.ts';
import { becoming } from '../records.ts';
import { ownFontIn, styleOf, withOwnFont } from './ownFontRecords.ts';

export interface AddFont {
  readonly file: OwnFontFile;
  readonly facts: FontFacts;
}

/** A file of a font, in the family it says it is of. The first one says what kind of letters the family has. */
export const addFont: Command<AddFont> = {
  id: 'addFont',
  label: ({ facts }) => texts.addFont(plainFamily(facts.family)),
  plan(records, { file: { id: file, filename, bytes }, facts }) {
    const family = plainFamily(facts.family);
    if (family === '') return refuse('fontNameMissing');
    const [style, id] = [styleOf(records), ownFontId(family)];
    const font = ownFontIn(style, id) ?? { family, kind: facts.kind };
    const { weights, isItalic, meanwhile } = facts;
    const held = { filename, bytes, isItalic, weights: [...weights], meanwhile: [...meanwhile] };
    const files = { ...recordIn(font, 'files'), [file]: held };
    return accept(becoming(records, 'style:style', withOwnFont(style, id, { ...font, files })));
  },
};
