import { foldText } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/slashChoices';
import {
  Clapperboard,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Table,
} from 'lucide-react';
import type { Command } from 'prosemirror-state';
import { commandOf } from '../text/carryOutText.ts';
import type { TextCommand } from '../text/textProtocol.ts';
import { insertBlock, insertRule, newTable } from './insertBlock.ts';
import type { OpenPart } from './RichTextArea.tsx';

export interface SlashChoice {
  readonly text: string;
  /** Other words people type for it. */
  readonly words: string;
  readonly icon: LucideIcon;
  /** What it does with the text, or the part of the field it opens. */
  readonly does: Command | OpenPart;
}

const formatting = (command: TextCommand): Command => commandOf(command);

const CHOICES: readonly SlashChoice[] = [
  {
    text: texts.heading2,
    words: texts.titleH2,
    icon: Heading2,
    does: formatting({ name: 'style', style: 'heading2' }),
  },
  {
    text: texts.heading3,
    words: texts.subtitleH3,
    icon: Heading3,
    does: formatting({ name: 'style', style: 'heading3' }),
  },
  { text: texts.heading4, words: texts.h4, icon: Heading4, does: formatting({ name: 'style', style: 'heading4' }) },
  {
    text: texts.bulletedList,
    words: texts.ulPoints,
    icon: List,
    does: formatting({ name: 'list', list: 'bulletList' }),
  },
  {
    text: texts.numberedList,
    words: texts.olSteps,
    icon: ListOrdered,
    does: formatting({ name: 'list', list: 'orderedList' }),
  },
  { text: texts.quote, words: texts.blockquote, icon: Quote, does: formatting({ name: 'quote' }) },
  { text: commonTexts.image, words: texts.imagePhoto, icon: Image, does: 'picture' },
  {
    text: commonTexts.table,
    words: texts.rowsColumnsGrid,
    icon: Table,
    does: (state, dispatch) => insertBlock(newTable())(state, dispatch),
  },
  { text: texts.videoOrEmbed, words: texts.videoYoutubeVimeoMusic, icon: Clapperboard, does: 'address' },
  { text: commonTexts.link, words: texts.pageProductFile, icon: Link, does: 'link' },
  { text: texts.divider, words: texts.ruleDividerHr, icon: Minus, does: insertRule },
  { text: commonTexts.code, words: texts.preProgram, icon: Code, does: formatting({ name: 'style', style: 'code' }) },
];

/** What `/` offers for the letters behind it: names that begin with them first. */
export function slashChoices(query: string): readonly SlashChoice[] {
  const wanted = foldText(query);
  const begins = ({ text }: SlashChoice) => foldText(text).startsWith(wanted);
  const holds = ({ text, words }: SlashChoice) => foldText(`${text} ${words}`).includes(wanted);
  const found = CHOICES.filter(holds);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))];
}
