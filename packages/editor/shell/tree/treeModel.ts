import { foldText } from '@quoin/domain/formats';
/** Something in a tree. With `children`, even none, others can be put into it. */
export interface TreeNode {
  readonly id: string;
  readonly text: string;
  readonly children?: readonly TreeNode[];
}

/** A node as it is drawn: those of closed parents are not. */
export interface TreeRow {
  readonly id: string;
  readonly text: string;
  /** 1 at the top. */
  readonly level: number;
  readonly parent: string | null;
  /** null: nothing can be in it. */
  readonly isExpanded: boolean | null;
  /** Among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
}

export function rowsOf(nodes: readonly TreeNode[], closed: ReadonlySet<string>): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (siblings: readonly TreeNode[], level: number, parent: string | null) => {
    for (const [index, { id, text, children }] of siblings.entries()) {
      const isExpanded = children === undefined ? null : !closed.has(id);
      rows.push({ id, text, level, parent, isExpanded, position: index + 1, siblings: siblings.length });
      if (children !== undefined && isExpanded) visit(children, level + 1, id);
    }
  };
  visit(nodes, 1, null);
  return rows;
}

/** What a key of the tree pattern means: where one goes, or what opens and closes. */
export type TreeStep = { readonly to: string } | { readonly open: string } | { readonly close: string } | null;

export function stepOf(rows: readonly TreeRow[], active: string | null, key: string): TreeStep {
  const at = rows.findIndex(({ id }) => id === active);
  const row = rows[at];
  const to = (other: TreeRow | undefined) => (other === undefined ? null : { to: other.id });
  switch (key) {
    case 'ArrowDown':
      return to(rows[at + 1]);
    case 'ArrowUp':
      return to(at < 0 ? rows[0] : rows[at - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'ArrowRight':
      if (row === undefined || row.isExpanded === null) return null;
      if (!row.isExpanded) return { open: row.id };
      return rows[at + 1]?.parent === row.id ? to(rows[at + 1]) : null;
    case 'ArrowLeft':
      if (row === undefined) return null;
      if (row.isExpanded === true) return { close: row.id };
      return row.parent === null ? null : { to: row.parent };
    default:
      return null;
  }
}

/** The next row that begins with what was typed, after the active one; with more letters the active one counts, too. */
export function typedRow(rows: readonly TreeRow[], active: string | null, typed: string): string | null {
  const wanted = foldText(typed);
  const at = rows.findIndex(({ id }) => id === active);
  const from = wanted.length === 1 ? at + 1 : Math.max(0, at);
  const order = [...rows.slice(from), ...rows.slice(0, from)];
  return order.find(({ text }) => foldText(text).startsWith(wanted))?.id ?? null;
}

/** Rows from one to another, both included, whichever comes first. */
export function rowsBetween(rows: readonly TreeRow[], one: string, other: string): readonly string[] {
  const ids = rows.map(({ id }) => id);
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b) as [number, number];
  return from < 0 ? [other] : ids.slice(from, to + 1);
}

/** A drop next to a row or into it. */
export interface TreeDrop {
  readonly id: string;
  readonly position: 'before' | 'after' | 'inside';
}

const EDGE = 0.28;

/** What a pointer over the rows means; `part`: how far down in its row, from 0 to 1. */
export function dropOf(rows: readonly TreeRow[], index: number, part: number): TreeDrop | null {
  const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
  if (row === undefined) return null;
  if (index >= rows.length) return { id: row.id, position: 'after' };
  if (row.isExpanded === null) return { id: row.id, position: part < 0.5 ? 'before' : 'after' };
  if (part < EDGE) return { id: row.id, position: 'before' };
  const next = rows[index + 1];
  if (part > 1 - EDGE && next?.parent !== row.id) return { id: row.id, position: 'after' };
  return { id: row.id, position: 'inside' };
}
