import {
  NO_TEXT_STATE,
  TEXT_STYLES,
  type TextAlign,
  type TextKey,
  type TextState,
  type TextStyle,
  WORD_COLORS,
  WORD_SIZES,
} from '../../text/textProtocol.ts';
import { isObject, isText, listOf } from './reading.ts';

const ALIGNS: readonly TextAlign[] = ['left', 'center', 'right', 'justify'];
const LISTS = ['bulletList', 'orderedList'] as const;
const STYLES = Object.keys(TEXT_STYLES) as readonly TextStyle[];
const MOST_MARKS = 20;

/** What a toolbar may show; what is none of the known words is left out. */
export function readTextState(value: unknown): TextState {
  if (!isObject(value)) return NO_TEXT_STATE;
  const { link } = value;
  return {
    marks: listOf(value.marks).filter(isText).slice(0, MOST_MARKS),
    style: oneOf(STYLES, value.style),
    list: oneOf(LISTS, value.list),
    isQuote: value.isQuote === true,
    color: oneOf(WORD_COLORS, value.color),
    size: oneOf(WORD_SIZES, value.size),
    align: oneOf(ALIGNS, value.align),
    link: isObject(link) && isText(link.href) ? { href: link.href, newWindow: link.newWindow === true } : null,
    hasSelection: value.hasSelection === true,
  };
}

function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word | '' {
  return words.find((word) => word === value) ?? '';
}

export function readTextKey(value: unknown): TextKey | null {
  if (!isObject(value) || !isText(value.key) || !isText(value.code)) return null;
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = value;
  return {
    ...{ key, code, ctrlKey: ctrlKey === true, metaKey: metaKey === true },
    ...{ shiftKey: shiftKey === true, altKey: altKey === true },
  };
}
