import { isFieldSection } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/layersTab';
import { Eye, EyeOff, Lock, LockOpen, Rows3, TriangleAlert } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { ActWorld } from '../../commands/acts/act.ts';
import { perform } from '../../commands/acts/acting.ts';
import { deleteBlocks } from '../../commands/blocks/deleteBlocks.ts';
import { hideBlocks } from '../../commands/blocks/hideBlocks.ts';
import { lockBlocks } from '../../commands/blocks/lockBlocks.ts';
import { renameBlock } from '../../commands/blocks/renameBlock.ts';
import { reorderBlocks } from '../../commands/blocks/reorderBlocks.ts';
import { fixOrder } from '../../commands/fixOrder.ts';
import { changeSection } from '../../commands/sections/changeSection.ts';
import { deleteSection } from '../../commands/sections/deleteSection.ts';
import { moveSection } from '../../commands/sections/moveSection.ts';
import { useActWorld, useEditorState } from '../editorContext.ts';
import { PanelTree } from '../tree/PanelTree.tsx';
import tree from '../tree/tree.module.css';
import { rowsOf } from '../tree/treeModel.ts';
import css from './LeftPanel.module.css';
import {
  blockRow,
  idOfRow,
  isSectionRow,
  type LayerGoal,
  layerGoal,
  layerNodes,
  layerStep,
  sectionRow,
} from './layerDrops.ts';
import { type OutlinedBlock, type OutlinedSection, outlinePage } from './pageOutline.ts';

/** Shows the structure of the open page: its sections, and what is below and above in them (ED-41). */
export function LayersTab() {
  const world = useActWorld();
  const before = useRef<readonly OutlinedSection[] | null>(null);
  const outline = useEditorState((state) => {
    before.current = outlinePage(state, before.current);
    return before.current;
  });
  const chosen = useEditorState((state) => state.selection);
  const device = useEditorState((state) => (state.device === 'phone' ? 'phone' : 'desktop'));
  const mayEdit = useEditorState((state) => state.may.edit);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => rowsOf(layerNodes(outline), closed), [outline, closed]);
  const blocks = useMemo(() => blocksById(outline), [outline]);
  const selected = useMemo(() => {
    const { section } = chosen;
    return new Set(
      chosen.blocks.length > 0 ? chosen.blocks.map(blockRow) : section === null ? [] : [sectionRow(section)],
    );
  }, [chosen]);
  if (outline.length === 0) return <p className={css.empty}>{texts.noSectionsYet}</p>;
  const goTo = (goal: LayerGoal | null) => goal !== null && carryOut(world, goal);
  return (
    <PanelTree
      label={texts.layers}
      isMulti
      {...{ rows, selected }}
      onToggle={(row, isOpen) => setClosed(withRow(closed, row, !isOpen))}
      onSelect={(ids) => select(world, ids)}
      onEnter={(row) => {
        select(world, [row]);
        world.shell.show(isSectionRow(row) ? 'sectionSettings' : 'blockSettings');
      }}
      nameOf={(row) => nameOf(world, row)}
      stateOf={(row) => stateOf(blocks.get(idOfRow(row.id)))}
      {...(mayEdit
        ? { onRename: (row: string, name: string) => rename(world, row, name), onDelete: (ids) => remove(world, ids) }
        : {})}
      onStep={(ids, step) => (step === 'up' || step === 'down') && goTo(layerStep(outline, ids, step))}
      allow={(ids, drop) => (mayEdit && layerGoal(outline, ids, drop) !== null ? drop : null)}
      onDrop={(ids, drop) => goTo(layerGoal(outline, ids, drop))}
      icon={(row) => (isSectionRow(row.id) ? <Rows3 aria-hidden="true" className={tree.mark} /> : null)}
      tools={(row, isActive) => {
        const id = idOfRow(row.id);
        if (isSectionRow(row.id)) {
          const section = outline.find((each) => each.id === id);
          return section?.isAgainstPaint === true ? <FixButton section={id} isActive={isActive} /> : null;
        }
        const block = blocks.get(id);
        return block === undefined ? null : <BlockTools {...{ block, device, isActive, mayEdit }} />;
      }}
    />
  );
}

function blocksById(outline: readonly OutlinedSection[]): ReadonlyMap<string, OutlinedBlock> {
  return new Map(outline.flatMap(({ blocks }) => blocks.map((block) => [block.id, block] as const)));
}

function withRow(rows: ReadonlySet<string>, row: string, isIn: boolean): ReadonlySet<string> {
  const others = [...rows].filter((each) => each !== row);
  return new Set(isIn ? [...others, row] : others);
}

/** Blocks win: a section is chosen only by itself. */
function select({ editor }: ActWorld, rows: readonly string[]): void {
  const blocks = rows.filter((row) => !isSectionRow(row)).map(idOfRow);
  const [section] = rows.filter(isSectionRow).map(idOfRow);
  if (blocks.length > 0) editor.select({ blocks });
  else editor.select({ section: section ?? null, blocks: [] });
}

function carryOut(world: ActWorld, goal: LayerGoal): void {
  if (goal.kind === 'section') {
    if (perform(world, moveSection, { id: goal.id, to: { after: goal.after } })) world.shell.say(texts.sectionMoved);
    return;
  }
  const { ids, section, after } = goal;
  if (!perform(world, reorderBlocks, { ids, section, after })) return;
  world.editor.select({ blocks: ids });
  world.shell.say(texts.blocksMoved(ids.length));
}

/** Its own name, without the one of its kind. */
function nameOf({ editor }: ActWorld, row: string): string {
  const record = editor.record(`${isSectionRow(row) ? 'section' : 'block'}:${idOfRow(row)}`);
  return typeof record?.name === 'string' ? record.name : '';
}

function rename(world: ActWorld, row: string, name: string): void {
  const id = idOfRow(row);
  if (!isSectionRow(row)) perform(world, renameBlock, { id, name });
  else if (!isFieldSection(id))
    perform(world, changeSection, { id, changes: [{ path: ['name'], value: name.trim() }] });
}

function remove(world: ActWorld, rows: readonly string[]): void {
  const blocks = rows.filter((row) => !isSectionRow(row)).map(idOfRow);
  const [first] = rows;
  if (blocks.length > 0) perform(world, deleteBlocks, { ids: blocks });
  else if (first !== undefined && !isFieldSection(idOfRow(first)))
    perform(world, deleteSection, { id: idOfRow(first) });
}

function stateOf(block: OutlinedBlock | undefined): string {
  if (block === undefined) return '';
  const hidden = [
    ...(block.isHiddenOnDesktop ? [texts.hiddenOnDesktops] : []),
    ...(block.isHiddenOnPhone ? [texts.hiddenOnPhones] : []),
  ];
  return [...hidden, ...(block.isLocked ? [texts.locked] : [])].join(', ');
}

interface BlockToolsProps {
  readonly block: OutlinedBlock;
  readonly device: 'desktop' | 'phone';
  readonly isActive: boolean;
  readonly mayEdit: boolean;
}

/** Hides a block on the device that is looked at, and locks it; the rows of several devices say so in words. */
function BlockTools({ block, device, isActive, mayEdit }: BlockToolsProps) {
  const world = useActWorld();
  const { id, name, isLocked } = block;
  const isHidden = device === 'phone' ? block.isHiddenOnPhone : block.isHiddenOnDesktop;
  const isElsewhere = device === 'phone' ? block.isHiddenOnDesktop : block.isHiddenOnPhone;
  const on = device === 'phone' ? texts.onPhones : texts.onDesktops;
  const shared = { type: 'button' as const, tabIndex: isActive ? 0 : -1, disabled: !mayEdit };
  return (
    <>
      <button
        {...shared}
        aria-label={texts.hide(isHidden, name, on)}
        title={isElsewhere && !isHidden ? texts.hiddenOnAnotherDevice : texts.hide2(isHidden, on)}
        data-quiet={isHidden || isElsewhere ? undefined : ''}
        onClick={() => void perform(world, hideBlocks, { ids: [id], device, isHidden: !isHidden })}
      >
        {isHidden || isElsewhere ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </button>
      <button
        {...shared}
        aria-label={texts.lock(isLocked, name)}
        title={isLocked ? texts.unlock : texts.lock2}
        data-quiet={isLocked ? undefined : ''}
        onClick={() => void perform(world, lockBlocks, { ids: [id], isLocked: !isLocked })}
      >
        {isLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
      </button>
    </>
  );
}

function FixButton({ section, isActive }: { readonly section: string; readonly isActive: boolean }) {
  const world = useActWorld();
  return (
    <button
      type="button"
      tabIndex={isActive ? 0 : -1}
      aria-label={texts.fixOrder}
      title={texts.overlappingBlocksAreIn}
      onClick={() => void perform(world, fixOrder, { section })}
    >
      <TriangleAlert aria-hidden="true" />
    </button>
  );
}
