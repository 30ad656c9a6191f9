import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { EditorState, Transaction } from 'prosemirror-state';
import { safeHref } from './pasted/pastedLinks.ts';
import { type MarkName, textSchema } from './schema.ts';

const { nodes, marks } = textSchema;
/** The page's title is heading 1. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 4;

/** What typing turns into: `## `, `- `, `1. `, `> `, three backticks, and marks around words (ED-34). */
export const typingRules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, signs = '']) => ({
      level: Math.min(LAST_LEVEL, Math.max(FIRST_LEVEL, signs.length)),
    })),
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bulletList),
    wrappingInputRule(
      /^(\d{1,4})\.\s$/,
      nodes.orderedList,
      ([, first = '1']) => ({ start: first === '1' ? null : first }),
      ([, first], list) => list.childCount + Number(list.attrs.start ?? 1) === Number(first),
    ),
    wrappingInputRule(/^\s*>\s$/, nodes.quote),
    textblockTypeInputRule(/^```$/, nodes.code),
    new InputRule(/^(?:---|___)$/, ruleHere),
    markRule(/(?:^|[^*\w])(\*\*([^*\s](?:[^*]*[^*\s])?)\*\*)$/, 'strong'),
    markRule(/(?:^|[^*\w])(\*([^*\s](?:[^*]*[^*\s])?)\*)$/, 'em'),
    markRule(/(?:^|[^_\w])(_([^_\s](?:[^_]*[^_\s])?)_)$/, 'em'),
    markRule(/(?:^|[^`])(`([^`]+)`)$/, 'monospace'),
    new InputRule(/(\[([^[\]]+)\]\(([^\s()]+)\))$/, linkHere),
  ],
});

function ruleHere(state: EditorState, _match: RegExpMatchArray, start: number): Transaction | null {
  const $start = state.doc.resolve(start);
  if ($start.depth === 0 || $start.parent.type !== nodes.paragraph) return null;
  const [from, to] = [$start.before(), $start.after()];
  return state.tr.replaceWith(from, to, [nodes.rule.create(), nodes.paragraph.create()]);
}

/** `[words](address)`: the words stay, and lead there. What no link may hold stays as it was typed. */
function linkHere(
  state: EditorState,
  [, whole = '', words = '', address = '']: RegExpMatchArray,
  _start: number,
  end: number,
): Transaction | null {
  const href = safeHref(address);
  const from = end - whole.length + 1;
  if (href === '' || from < 0 || state.doc.rangeHasMark(from, end, marks.monospace)) return null;
  const tr = state.tr;
  // The last bracket has not been typed yet.
  tr.delete(from + 1 + words.length, end);
  tr.delete(from, from + 1);
  tr.removeMark(from, from + words.length, marks.link);
  tr.addMark(from, from + words.length, marks.link.create({ href }));
  return tr.removeStoredMark(marks.link);
}

/** Signs on both sides of words become a mark on them; what is typed next is plain again. */
function markRule(pattern: RegExp, name: MarkName): InputRule {
  return new InputRule(pattern, (state, [, whole = '', words = ''], _start, end) => {
    const from = end - whole.length + 1;
    if (from < 0 || state.doc.rangeHasMark(from, end, marks.monospace)) return null;
    const side = (whole.length - words.length) / 2;
    const tr = state.tr;
    // The last sign has not been typed yet.
    tr.delete(end - side + 1, end);
    tr.delete(from, from + side);
    tr.addMark(from, from + words.length, marks[name].create());
    return tr.removeStoredMark(marks[name]);
  });
}
