import * as texts from '@quoin/messages/app/textActs';
import type { EditorState } from '../../document/editor.ts';
import type { TextCommand } from '../../text/textProtocol.ts';
import { writtenPlaces } from '../writtenPlace.ts';
import type { Act } from './act.ts';
import { chosenBlocks } from './acting.ts';

const isWriting = (state: EditorState) =>
  state.selection.isText && writtenPlaces(chosenBlocks(state)[0] ?? {}).some(({ kind }) => kind === 'html');

/** Formatting of the text being edited. The text itself handles the keys and reports the result. */
export const TEXT_ACTS: readonly Act[] = [
  act('textBold', texts.bold, 'Ctrl+B', { name: 'mark', mark: 'strong' }),
  act('textItalic', texts.italic, 'Ctrl+I', { name: 'mark', mark: 'em' }),
  act('textUnderline', texts.underline, 'Ctrl+U', { name: 'mark', mark: 'underline' }),
  act('textStrike', texts.strikeThrough, 'Ctrl+Shift+X', { name: 'mark', mark: 'strike' }),
  act('textMonospace', texts.monospace, 'Ctrl+E', { name: 'mark', mark: 'monospace' }),
  act('textParagraph', texts.paragraph, 'Ctrl+Alt+0', { name: 'style', style: 'paragraph' }),
  act('textHeading1', texts.heading1, null, { name: 'style', style: 'heading1' }),
  act('textHeading2', texts.heading2, 'Ctrl+Alt+2', { name: 'style', style: 'heading2' }),
  act('textHeading3', texts.heading3, 'Ctrl+Alt+3', { name: 'style', style: 'heading3' }),
  act('textHeading4', texts.heading4, 'Ctrl+Alt+4', { name: 'style', style: 'heading4' }),
  act('textLarge', texts.largeParagraph, null, { name: 'style', style: 'large' }),
  act('textSmall', texts.smallParagraph, null, { name: 'style', style: 'small' }),
  act('textCode', texts.codeParagraph, null, { name: 'style', style: 'code' }),
  act('textNumbers', texts.numberedList, 'Ctrl+Shift+7', { name: 'list', list: 'orderedList' }),
  act('textBullets', texts.bulletedList, 'Ctrl+Shift+8', { name: 'list', list: 'bulletList' }),
  act('textQuote', texts.quote, 'Ctrl+Shift+9', { name: 'quote' }),
  act('textClear', texts.clearFormatting, 'Ctrl+\\', { name: 'clear' }),
  act('textHighlight', texts.highlight, null, { name: 'mark', mark: 'highlight' }),
  act('textAccent', texts.accentColor, null, { name: 'color', color: 'accent' }),
  act('textSoft', texts.softColor, null, { name: 'color', color: 'soft' }),
  act('textOwnColor', texts.defaultColor, null, { name: 'color', color: '' }),
  act('textSmallWords', texts.smallText, null, { name: 'size', size: 'small' }),
  act('textLargeWords', texts.largeText, null, { name: 'size', size: 'large' }),
  act('textHugeWords', texts.extraLargeText, null, { name: 'size', size: 'huge' }),
  act('textOwnSize', texts.defaultSize, null, { name: 'size', size: '' }),
  act('textLeft', texts.alignLeft, null, { name: 'align', align: 'left' }),
  act('textCentre', texts.center, null, { name: 'align', align: 'center' }),
  act('textRight', texts.alignRight, null, { name: 'align', align: 'right' }),
  act('textJustify', texts.justify, null, { name: 'align', align: 'justify' }),
  {
    ...{ id: 'textLink', text: texts.link, keys: ['Ctrl+K'], where: 'text', isNative: true, menus: [] },
    ...{ runs: ['changeBlockValue'], isPossible: isWriting },
    act: ({ shell }) => shell.text('link'),
  },
];

function act(id: string, text: string, keys: string | null, command: TextCommand): Act {
  return {
    ...{ id, text, menus: [], runs: ['changeBlockValue'], isPossible: isWriting },
    ...(keys === null ? {} : { keys: [keys], where: 'text', isNative: true }),
    act: ({ shell }) => shell.text(command),
  };
}
