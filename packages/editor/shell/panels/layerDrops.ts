import { isFieldSection } from '@quoin/domain/document';
import type { TreeDrop, TreeNode } from '../tree/treeModel.ts';
import type { OutlinedSection } from './pageOutline.ts';

/** Rows of the list of layers carry what they are in their id. */
export const sectionRow = (id: string) => `s-${id}`;
export const blockRow = (id: string) => `b-${id}`;
export const isSectionRow = (row: string) => row.startsWith('s-');
export const idOfRow = (row: string) => row.slice(2);

export function layerNodes(outline: readonly OutlinedSection[]): readonly TreeNode[] {
  return outline.map(({ id, name, blocks }) => ({
    ...{ id: sectionRow(id), text: name },
    children: blocks.map((block) => ({ id: blockRow(block.id), text: block.name })),
  }));
}

/** Where dragged layers would come: a section among sections, blocks into a section. */
export type LayerGoal =
  | { readonly kind: 'section'; readonly id: string; readonly after: string | null }
  | {
      readonly kind: 'blocks';
      readonly ids: readonly string[];
      readonly section: string;
      readonly after: string | null;
    };

/** null: nothing can come there. */
export function layerGoal(
  outline: readonly OutlinedSection[],
  rows: readonly string[],
  drop: TreeDrop,
): LayerGoal | null {
  const blocks = rows.filter((row) => !isSectionRow(row)).map(idOfRow);
  if (blocks.length > 0) return blocksGoal(outline, blocks, drop);
  const [moved] = rows.map(idOfRow);
  if (moved === undefined || !isSectionRow(drop.id) || drop.position === 'inside') return null;
  // The theme places its block fields.
  if (isFieldSection(moved)) return null;
  const ids = outline.map(({ id }) => id).filter((id) => id !== moved && !isFieldSection(id));
  const at = ids.indexOf(idOfRow(drop.id));
  if (at < 0) return null;
  const after = drop.position === 'after' ? ids[at]! : (ids[at - 1] ?? null);
  return { kind: 'section', id: moved, after };
}

function blocksGoal(outline: readonly OutlinedSection[], ids: readonly string[], drop: TreeDrop): LayerGoal | null {
  const id = idOfRow(drop.id);
  if (isSectionRow(drop.id)) {
    if (drop.position === 'inside') return { kind: 'blocks', ids, section: id, after: null };
    // A block can't be placed between two sections, so it goes to the end of the one before.
    const at = outline.findIndex((section) => section.id === id);
    const home = drop.position === 'after' ? outline[at] : outline[at - 1];
    const last = home?.blocks.filter((block) => !ids.includes(block.id)).at(-1);
    return home === undefined ? null : { kind: 'blocks', ids, section: home.id, after: last?.id ?? null };
  }
  const home = outline.find(({ blocks }) => blocks.some((block) => block.id === id));
  if (home === undefined || ids.includes(id)) return null;
  const others = home.blocks.map((block) => block.id).filter((each) => !ids.includes(each));
  const at = others.indexOf(id);
  const after = drop.position === 'after' ? id : (others[at - 1] ?? null);
  return { kind: 'blocks', ids, section: home.id, after };
}

/** One row up or down by key; at the edge of a section blocks go on into the next one. */
export function layerStep(
  outline: readonly OutlinedSection[],
  rows: readonly string[],
  step: 'up' | 'down',
): LayerGoal | null {
  const [first] = rows;
  if (first === undefined) return null;
  if (isSectionRow(first)) {
    const at = outline.findIndex(({ id }) => id === idOfRow(first));
    const next = outline[step === 'up' ? at - 1 : at + 1];
    if (next === undefined) return null;
    return layerGoal(outline, [first], { id: sectionRow(next.id), position: step === 'up' ? 'before' : 'after' });
  }
  const ids = rows.filter((row) => !isSectionRow(row)).map(idOfRow);
  const at = outline.findIndex(({ blocks }) => blocks.some(({ id }) => id === ids[0]));
  const own = outline[at]?.blocks.map(({ id }) => id) ?? [];
  const edge = own.indexOf((step === 'up' ? ids[0] : ids.at(-1)) ?? '');
  const next = own[step === 'up' ? edge - 1 : edge + 1];
  if (next !== undefined)
    return layerGoal(outline, rows, { id: blockRow(next), position: step === 'up' ? 'before' : 'after' });
  const home = outline[step === 'up' ? at - 1 : at + 1];
  if (home === undefined) return null;
  return { kind: 'blocks', ids, section: home.id, after: step === 'up' ? (home.blocks.at(-1)?.id ?? null) : null };
}
