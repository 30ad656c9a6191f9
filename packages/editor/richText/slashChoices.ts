import { foldText } from '@quoin/domain/formats';
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
  { text: 'Heading 2', words: 'title h2', icon: Heading2, does: formatting({ name: 'style', style: 'heading2' }) },
  { text: 'Heading 3', words: 'subtitle h3', icon: Heading3, does: formatting({ name: 'style', style: 'heading3' }) },
  { text: 'Heading 4', words: 'h4', icon: Heading4, does: formatting({ name: 'style', style: 'heading4' }) },
  { text: 'Bulleted list', words: 'ul points', icon: List, does: formatting({ name: 'list', list: 'bulletList' }) },
  {
    text: 'Numbered list',
    words: 'ol steps',
    icon: ListOrdered,
    does: formatting({ name: 'list', list: 'orderedList' }),
  },
  { text: 'Quote', words: 'blockquote', icon: Quote, does: formatting({ name: 'quote' }) },
  { text: 'Image', words: 'image photo', icon: Image, does: 'picture' },
  {
    text: 'Table',
    words: 'rows columns grid',
    icon: Table,
    does: (state, dispatch) => insertBlock(newTable())(state, dispatch),
  },
  { text: 'Video or embed', words: 'video youtube vimeo music map', icon: Clapperboard, does: 'address' },
  { text: 'Link', words: 'page product file', icon: Link, does: 'link' },
  { text: 'Divider', words: 'rule divider hr', icon: Minus, does: insertRule },
  { text: 'Code', words: 'pre program', icon: Code, does: formatting({ name: 'style', style: 'code' }) },
];

/** What `/` offers for the letters behind it: names that begin with them first. */
export function slashChoices(query: string): readonly SlashChoice[] {
  const wanted = foldText(query);
  const begins = ({ text }: SlashChoice) => foldText(text).startsWith(wanted);
  const holds = ({ text, words }: SlashChoice) => foldText(`${text} ${words}`).includes(wanted);
  const found = CHOICES.filter(holds);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))];
}
