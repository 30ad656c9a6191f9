import { BLOCK_GROUPS, type BlockDefinition, type BlockGroup } from '@quoin/domain/blocks';
import { blocksOf, type JsonRecord, recordIn, recordKey, sectionsOf } from '@quoin/domain/document';
import { MAX_BLOCKS } from '@quoin/domain/layout';
import * as texts from '@quoin/messages/app/insertBlockDialog';
import { useMemo, useState } from 'react';
import type { ActWorld } from '../../commands/acts/act.ts';
import { perform } from '../../commands/acts/acting.ts';
import { withoutSlash } from '../../commands/acts/slashText.ts';
import { insertBlock } from '../../commands/blocks/insertBlock.ts';
import { offeredBlocks } from '../../commands/blocks/offeredBlocks.ts';
import { BlockMark } from '../../parts/BlockMark.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { indexPalette, searchPalette } from '../../parts/dialogs/searchPalette.ts';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useActWorld, useEditorState } from '../editorContext.ts';
import type { DialogProps } from './EditorDialogs.tsx';
import css from './InsertDialog.module.css';
import { noteRecentBlock, recentBlocks } from './recentBlocks.ts';
import { takeBlock } from './takeBlock.ts';

/** All kinds of blocks in their groups, or what a few letters find. */
export function InsertBlockDialog({ model, onClose }: DialogProps) {
  const world = useActWorld();
  const records = useEditorState((state) => state.records);
  const [typed, setTyped] = useState('');
  const offered = useMemo(() => offeredBlocks(records), [records]);
  const index = useMemo(() => indexPalette(offered.map(entryOf)), [offered]);
  const found = searchPalette(index, typed, 100).map(({ definition }) => definition);
  const [recent] = useState(() => recentBlocks(localStorage));
  const count = useBlockCount();
  const below = useTextAbove(world);
  const leave = () => {
    onClose();
    // The slash stays, and one writes on behind it.
    if (below !== null) requestAnimationFrame(() => model.focusText());
  };
  const insert = ({ type }: BlockDefinition) => {
    const { section } = world.editor.state().selection;
    if (!perform(world, insertBlock, { type, section, ...(below === null ? {} : { below: below() }) })) return;
    noteRecentBlock(localStorage, type);
    onClose();
    // A user who adds a text is about to write it.
    if (type === 'html') world.editor.select({ blocks: world.editor.state().selection.blocks, isText: true });
  };
  const take = (event: React.PointerEvent, definition: BlockDefinition) =>
    takeBlock(event, definition, () => {
      noteRecentBlock(localStorage, definition.type);
      onClose();
    });
  const lately = recent.flatMap((type) => offered.find((each) => each.type === type) ?? []);
  const groups =
    typed.trim() === ''
      ? [
          { title: texts.recentlyUsed, blocks: lately },
          ...GROUPS.map(([group, title]) => ({ title, blocks: offered.filter((each) => each.group === group) })),
        ]
      : [{ title: texts.results, blocks: found }];
  return (
    <DialogBox title={texts.addBlock} isOpen onClose={leave}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0] !== undefined) insert(found[0]);
        }}
      >
        <TextField label={texts.findABlock} value={typed} onChange={setTyped} autoFocus />
      </form>
      <p className={css.hint}>{below === null ? texts.clickABlockTo : texts.typeToSearchPress}</p>
      {count < MAX_BLOCKS - ROOM_SAID ? null : (
        <p role="status" className={css.limit}>
          {texts.thisSectionHasOf(count, MAX_BLOCKS, count >= MAX_BLOCKS)}
        </p>
      )}
      {groups
        .filter(({ blocks }) => blocks.length > 0)
        .map(({ title, blocks }) => (
          <section key={title} className={css.group} aria-label={title}>
            <h3 className={css.groupTitle}>{title}</h3>
            <ul className={css.tiles}>
              {blocks.map((definition) => (
                <li key={definition.type}>
                  <button
                    type="button"
                    className={`${css.tile} ${css.blockTile}`}
                    onPointerDown={(event) => take(event, definition)}
                    onClick={() => insert(definition)}
                  >
                    <BlockMark icon={definition.icon} />
                    {definition.name}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      {found.length === 0 ? <p role="status">{texts.noBlocksFound}</p> : null}
    </DialogBox>
  );
}

/** The text in which a slash asked for a block, as it is without it; null where nobody writes. */
function useTextAbove(world: ActWorld): (() => { readonly block: string; readonly value: JsonRecord }) | null {
  const [block] = useState(() => {
    const { isText, blocks } = world.editor.state().selection;
    return isText ? (blocks[0] ?? null) : null;
  });
  if (block === null) return null;
  return () => {
    const value = recordIn(world.editor.record(recordKey('block', block)) ?? {}, 'value');
    const { html } = value;
    return { block, value: typeof html === 'string' ? { ...value, html: withoutSlash(html) } : value };
  };
}

/** Below so much room it is said how much there is (ED-47). */
const ROOM_SAID = 5;

/** Blocks of the section that a new one would come into. */
function useBlockCount(): number {
  return useEditorState(({ records, page, selection }) => {
    const section = selection.section ?? sectionsOf(records, page).at(-1);
    return section === undefined ? 0 : blocksOf(records, section).length;
  });
}

const GROUPS = Object.entries(BLOCK_GROUPS) as readonly (readonly [BlockGroup, string])[];

function entryOf(definition: BlockDefinition) {
  const { type, name, group, also = '' } = definition;
  return { id: type, text: name, group: BLOCK_GROUPS[group], also, definition };
}
