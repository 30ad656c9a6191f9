import type { EditorState } from '../../document/editor.ts';
import type { TextCommand } from '../../text/textProtocol.ts';
import { writtenPlaces } from '../writtenPlace.ts';
import type { Act } from './act.ts';
import { chosenBlocks } from './acting.ts';

const isWriting = (state: EditorState) =>
  state.selection.isText && writtenPlaces(chosenBlocks(state)[0] ?? {}).some(({ kind }) => kind === 'html');

/** Formatting of the text one writes. Its keys are heard by the text itself, which reports what becomes of it. */
export const TEXT_ACTS: readonly Act[] = [
  act('textBold', 'Bold', 'Ctrl+B', { name: 'mark', mark: 'strong' }),
  act('textItalic', 'Italic', 'Ctrl+I', { name: 'mark', mark: 'em' }),
  act('textUnderline', 'Underline', 'Ctrl+U', { name: 'mark', mark: 'underline' }),
  act('textStrike', 'Strike through', 'Ctrl+Shift+X', { name: 'mark', mark: 'strike' }),
  act('textMonospace', 'Monospace', 'Ctrl+E', { name: 'mark', mark: 'monospace' }),
  act('textParagraph', 'Paragraph', 'Ctrl+Alt+0', { name: 'style', style: 'paragraph' }),
  act('textHeading1', 'Heading 1', null, { name: 'style', style: 'heading1' }),
  act('textHeading2', 'Heading 2', 'Ctrl+Alt+2', { name: 'style', style: 'heading2' }),
  act('textHeading3', 'Heading 3', 'Ctrl+Alt+3', { name: 'style', style: 'heading3' }),
  act('textHeading4', 'Heading 4', 'Ctrl+Alt+4', { name: 'style', style: 'heading4' }),
  act('textLarge', 'Large paragraph', null, { name: 'style', style: 'large' }),
  act('textSmall', 'Small paragraph', null, { name: 'style', style: 'small' }),
  act('textCode', 'Code paragraph', null, { name: 'style', style: 'code' }),
  act('textNumbers', 'Numbered list', 'Ctrl+Shift+7', { name: 'list', list: 'orderedList' }),
  act('textBullets', 'Bulleted list', 'Ctrl+Shift+8', { name: 'list', list: 'bulletList' }),
  act('textQuote', 'Quote', 'Ctrl+Shift+9', { name: 'quote' }),
  act('textClear', 'Clear formatting', 'Ctrl+\\', { name: 'clear' }),
  act('textHighlight', 'Highlight', null, { name: 'mark', mark: 'highlight' }),
  act('textAccent', 'Accent color', null, { name: 'color', color: 'accent' }),
  act('textSoft', 'Soft color', null, { name: 'color', color: 'soft' }),
  act('textOwnColor', 'Default color', null, { name: 'color', color: '' }),
  act('textSmallWords', 'Small text', null, { name: 'size', size: 'small' }),
  act('textLargeWords', 'Large text', null, { name: 'size', size: 'large' }),
  act('textHugeWords', 'Extra large text', null, { name: 'size', size: 'huge' }),
  act('textOwnSize', 'Default size', null, { name: 'size', size: '' }),
  act('textLeft', 'Align left', null, { name: 'align', align: 'left' }),
  act('textCentre', 'Center', null, { name: 'align', align: 'center' }),
  act('textRight', 'Align right', null, { name: 'align', align: 'right' }),
  act('textJustify', 'Justify', null, { name: 'align', align: 'justify' }),
  {
    ...{ id: 'textLink', text: 'Link…', keys: ['Ctrl+K'], where: 'text', isNative: true, menus: [] },
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
