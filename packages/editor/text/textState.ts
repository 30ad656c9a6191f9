import type { Mark, MarkType, Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { isInQuote, listAround } from './carryOutText.ts';
import { linkAt } from './links.ts';
import { textSchema } from './schema.ts';
import { alignIn, colorOf, sizeIn, wordSizeOf } from './textClasses.ts';
import type { TextState, TextStyle } from './textProtocol.ts';

/** What a toolbar shows of a text: what is true at the caret, or of all that is chosen. */
export function textStateOf(state: EditorState): TextState {
  const { from, to, empty, $from } = state.selection;
  const blocks: Node[] = [];
  state.doc.nodesBetween(from, to, (node) => {
    if (node.isTextblock) blocks.push(node);
  });
  const link = linkAt(state);
  const list = listAround(state)?.node.type.name;
  const isMarked = (type: MarkType): boolean =>
    empty ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, type);
  return {
    marks: Object.values(textSchema.marks)
      .filter(isMarked)
      .map(({ name }) => name),
    style: common(blocks.map(styleOf)),
    list: list === 'bulletList' || list === 'orderedList' ? list : '',
    isQuote: isInQuote(state),
    color: common(lookOf(state, textSchema.marks.color).map(colorOf)),
    size: common(lookOf(state, textSchema.marks.size).map(wordSizeOf)),
    align: common(blocks.map((block) => alignIn(block.attrs.class))),
    link:
      link === null ? null : { href: String(link.mark.attrs.href ?? ''), newWindow: link.mark.attrs.target !== null },
    hasSelection: !empty,
  };
}

/** The classes that the chosen words have of one kind; null for words without. */
function lookOf(state: EditorState, type: MarkType): readonly unknown[] {
  const { from, to, empty, $from } = state.selection;
  const classOf = (marks: readonly Mark[]) => type.isInSet(marks)?.attrs.class ?? null;
  if (empty) return [classOf(state.storedMarks ?? $from.marks())];
  const found: unknown[] = [];
  state.doc.nodesBetween(from, to, (node) => {
    if (node.isText) found.push(classOf(node.marks));
  });
  return found;
}

function common<Value extends string>(values: readonly (Value | '')[]): Value | '' {
  const [first = ''] = values;
  return values.every((value) => value === first) ? first : '';
}

function styleOf(block: Node): TextStyle | '' {
  if (block.type === textSchema.nodes.code) return 'code';
  if (block.type === textSchema.nodes.paragraph) return sizeIn(block.attrs.class) || 'paragraph';
  return HEADINGS[Number(block.attrs.level)] ?? '';
}

const HEADINGS: Readonly<Record<number, TextStyle>> = { 1: 'heading1', 2: 'heading2', 3: 'heading3', 4: 'heading4' };
