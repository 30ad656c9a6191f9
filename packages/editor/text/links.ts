import type { Attrs, Mark, ResolvedPos } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { textSchema } from './schema.ts';
import type { TextCommand } from './textProtocol.ts';

const { link } = textSchema.marks;

interface LinkRange {
  readonly from: number;
  readonly to: number;
  readonly mark: Mark;
}

/** Returns the whole link that contains the caret, or in which the selection begins. */
export function linkAt(state: EditorState): LinkRange | null {
  const { $from, empty } = state.selection;
  const touched = linksIn($from).filter(({ from, to }) => from <= $from.pos && $from.pos <= to);
  // Between two links: what is chosen begins in the second one.
  return (empty ? touched[0] : touched.find(({ to }) => $from.pos < to)) ?? null;
}

/** Links of one block; pieces that differ in their other marks alone are one. */
function linksIn($pos: ResolvedPos): readonly LinkRange[] {
  const ranges: LinkRange[] = [];
  let at = $pos.start();
  $pos.parent.forEach((child) => {
    const mark = link.isInSet(child.marks);
    const last = ranges.at(-1);
    const to = at + child.nodeSize;
    if (mark !== undefined && last?.to === at && last.mark.eq(mark)) ranges[ranges.length - 1] = { ...last, to };
    else if (mark !== undefined) ranges.push({ from: at, to, mark });
    at = to;
  });
  return ranges;
}

/** Makes a link from the selection, from the link at the caret, or from new words. An empty address removes it. */
export function setLink({ href, newWindow, text }: Extract<TextCommand, { readonly name: 'link' }>): Command {
  return (state, dispatch) => {
    const { selection } = state;
    const around = linkAt(state);
    const { from, to } = selection.empty && around !== null ? around : selection;
    const tr = state.tr;
    if (href === '') tr.removeMark(from, to, link);
    else {
      const mark = link.create(attrsOf(href, newWindow, around?.mark.attrs));
      if (from === to)
        tr.insert(
          from,
          textSchema.text(text || href, [mark, ...selection.$from.marks().filter((each) => each.type !== link)]),
        );
      else tr.removeMark(from, to, link).addMark(from, to, mark);
      if (from === to) tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(from)));
    }
    if (!tr.docChanged) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

function attrsOf(href: string, newWindow: boolean, before: Attrs | undefined): Attrs {
  const kept = { lang: before?.lang ?? null, dir: before?.dir ?? null, title: before?.title ?? null };
  return { ...kept, href, target: newWindow ? '_blank' : null, rel: newWindow ? 'noopener' : null };
}
