import { lift, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import {
  AllSelection,
  type Command,
  type EditorState,
  type Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { setLink } from './links.ts';
import { textSchema } from './schema.ts';
import { alignIn, colorClass, sizeClass, withAlign, withSize } from './textClasses.ts';
import type { TextAlign, TextCommand, TextList, TextStyle } from './textProtocol.ts';

const { nodes, marks } = textSchema;

/** A command of the toolbar or of a key, as ProseMirror carries it out. */
export function commandOf(command: TextCommand): Command {
  switch (command.name) {
    case 'mark':
      return toggleMark(marks[command.mark]);
    case 'style':
      return setStyle(command.style);
    case 'color':
      return setLook(marks.color, command.color === '' ? null : colorClass(command.color));
    case 'size':
      return setLook(marks.size, command.size === '' ? null : sizeClass(command.size));
    case 'list':
      return toggleList(command.list);
    case 'align':
      return setAlign(command.align);
    case 'quote':
      return toggleQuote;
    case 'clear':
      return clearLooks;
    case 'indent':
      return sinkListItem(nodes.listItem);
    case 'outdent':
      return liftListItem(nodes.listItem);
    case 'link':
      return setLink(command);
  }
}

/** A look of words in place of the one they have; null takes it away. Where nothing is chosen, of what is typed next. */
function setLook(type: MarkType, look: string | null): Command {
  return (state, dispatch) => {
    const { from, to, empty, $from } = state.selection;
    const mark = look === null ? null : type.create({ class: look });
    const { tr } = state;
    if (empty) {
      const others = type.removeFromSet(state.storedMarks ?? $from.marks());
      return done(tr.setStoredMarks(mark === null ? others : mark.addToSet(others)), dispatch);
    }
    tr.removeMark(from, to, type);
    return done(mark === null ? tr : tr.addMark(from, to, mark), dispatch);
  };
}

function typeOfStyle(style: TextStyle): {
  readonly type: NodeType;
  readonly level: number;
  readonly size: 'large' | 'small' | '';
} {
  if (style === 'code') return { type: nodes.code, level: 0, size: '' };
  if (style.startsWith('heading')) return { type: nodes.heading, level: Number(style.slice(-1)), size: '' };
  return { type: nodes.paragraph, level: 0, size: style === 'large' || style === 'small' ? style : '' };
}

/** Another kind of paragraph for all that is chosen; language, direction and alignment stay. */
function setStyle(style: TextStyle): Command {
  const { type, level, size } = typeOfStyle(style);
  const attrsOf = ({ attrs: { lang, dir, class: own } }: Node): Attrs => {
    if (type === nodes.code) return { lang, dir };
    return { lang, dir, class: withSize(own, size), ...(level > 0 ? { level } : {}) };
  };
  return (state, dispatch) => {
    const tr = state.tr;
    for (const { $from, $to } of state.selection.ranges) tr.setBlockType($from.pos, $to.pos, type, attrsOf);
    // A paragraph that only gets another size is none of another kind.
    eachTextblock(tr, (node, pos) => {
      if (node.type === type && node.attrs.class !== attrsOf(node).class) {
        tr.setNodeAttribute(pos, 'class', attrsOf(node).class ?? null);
      }
    });
    return done(tr, dispatch);
  };
}

/** The same again takes it away. */
function setAlign(align: TextAlign): Command {
  return (state, dispatch) => {
    const tr = state.tr;
    let isSet = true;
    eachTextblock(tr, (node) => {
      if ('class' in node.attrs && alignIn(node.attrs.class) !== align) isSet = false;
    });
    eachTextblock(tr, (node, pos) => {
      if ('class' in node.attrs) tr.setNodeAttribute(pos, 'class', withAlign(node.attrs.class, isSet ? '' : align));
    });
    return done(tr, dispatch);
  };
}

function eachTextblock(tr: Transaction, visit: (node: Node, pos: number) => void): void {
  const { from, to } = tr.selection;
  tr.doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isTextblock) return true;
    visit(node, pos);
    return false;
  });
}

/** Into a list, from one kind of list to the other, or out of it. */
function toggleList(name: TextList): Command {
  return (state, dispatch, view) => {
    const around = listAround(state);
    if (around === null) return wrapInList(nodes[name])(state, dispatch);
    if (around.node.type.name === name) return liftListItem(nodes.listItem)(state, dispatch, view);
    const { lang, dir } = around.node.attrs;
    return done(state.tr.setNodeMarkup(around.pos, nodes[name], { lang, dir }), dispatch);
  };
}

/** All that is chosen, as words from the first to the last: commands and toolbars look at what is around these. */
export function asText(state: EditorState): EditorState {
  const { doc, selection } = state;
  if (!(selection instanceof AllSelection)) return state;
  return state.apply(state.tr.setSelection(allWords(doc)));
}

/** From the first word to the last, which nobody asked for: Ctrl+A then still means all of the text, not of the section. */
export function allWords(doc: Node): Selection {
  return TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size));
}

export function isInEmptyParagraph({ selection: { empty, $from } }: EditorState): boolean {
  return empty && $from.depth === 1 && $from.parent.type === nodes.paragraph && $from.parent.content.size === 0;
}

export function listAround({
  selection: { $from },
}: EditorState): { readonly node: Node; readonly pos: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.isInGroup('list')) return { node, pos: $from.before(depth) };
  }
  return null;
}

export function isInQuote({ selection: { $from } }: EditorState): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === nodes.quote) return true;
  return false;
}

const toggleQuote: Command = (state, dispatch) =>
  isInQuote(state) ? lift(state, dispatch) : wrapIn(nodes.quote)(state, dispatch);

/** Plain words: no marks, no alignment, an ordinary paragraph. Where nothing is chosen, of the whole paragraph. */
const clearLooks: Command = (state, dispatch) => {
  const { $from, from, to, empty } = state.selection;
  const range = empty ? { from: $from.start(), to: $from.end() } : { from, to };
  const tr = state.tr.removeMark(range.from, range.to);
  tr.setBlockType(range.from, range.to, nodes.paragraph, ({ attrs: { lang, dir } }: Node) => ({ lang, dir }));
  eachTextblock(tr, (node, pos) => {
    if (node.attrs.class != null) tr.setNodeAttribute(pos, 'class', null);
  });
  return done(tr.setStoredMarks([]), dispatch);
};

function done(tr: Transaction, dispatch: ((tr: Transaction) => void) | undefined): boolean {
  if (!tr.docChanged && !tr.storedMarksSet) return false;
  dispatch?.(tr.scrollIntoView());
  return true;
}
