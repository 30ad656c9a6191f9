import type { BlockTypeName } from '@quoin/domain/blocks';
import { recordKey, savedSections, sectionsOf } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as ownTexts from '@quoin/messages/app/paletteEntries';
import { inSentence } from '../../app/locale.ts';
import type { Place } from '../../app/places/place.ts';
import { placesFor } from '../../app/places/placesFor.ts';
import type { Act, ActWorld } from '../../commands/acts/act.ts';
import { holdsSections, ownSection, perform } from '../../commands/acts/acting.ts';
import { keysText } from '../../commands/acts/keys.ts';
import { insertBlock } from '../../commands/blocks/insertBlock.ts';
import { offeredBlocks } from '../../commands/blocks/offeredBlocks.ts';
import { blockName, blocksIn } from '../../commands/records.ts';
import { ACTS, actText } from '../../commands/registry.ts';
import { insertSection } from '../../commands/sections/insertSection.ts';
import type { EditorState } from '../../document/editor.ts';
import type { FoundEntry } from '../../parts/dialogs/PaletteDialog.tsx';
import { listPages } from '../panels/pageList.ts';
import { listSystemPages } from '../systemPages.ts';
import { IS_MAC } from '../useKeys.ts';

export interface PaletteGround {
  readonly world: ActWorld;
  readonly viewer: Parameters<typeof placesFor>[0];
  goTo(place: Place['to']): void;
}

/** What is found without asking the server: acts that are possible, pages, blocks here and to add, places of the admin. */
export function paletteEntries({ world, viewer, goTo }: PaletteGround): readonly FoundEntry[] {
  const state = world.editor.state();
  return [
    ...ACTS.filter((act) => act.isKeyOnly !== true && act.isPossible(state)).map((act) => ofAct(act, state, world)),
    ...listPages(state.records).map(({ id, title, path, isDeleted }) => ({
      ...{ id: `page ${id}`, text: title, group: commonTexts.page, aside: isDeleted ? ownTexts.inTheTrash : path },
      choose: () => world.editor.openPage(id),
    })),
    ...listSystemPages(state.records).map(({ id, title, path }) => ({
      ...{ id: `page ${id}`, text: title, group: ownTexts.systemPage, aside: path },
      choose: () => world.editor.openPage(id),
    })),
    ...blocksHere(state, world),
    ...savedHere(state, world),
    ...offeredBlocks(state.records).map(({ type, name, also }) => ofType(type, { name, also }, world)),
    ...placesFor(viewer).map(({ to, text, group, also = '' }) => ({
      ...{ id: `place ${to}`, text, group, also, aside: group, isAway: true },
      choose: () => goTo(to),
    })),
  ];
}

function ofAct(act: Act, state: EditorState, world: ActWorld): FoundEntry {
  const key = act.keys?.[0];
  return {
    ...{
      id: `act ${act.id}`,
      text: actText(act, state),
      group: ownTexts.command,
      ...(act.also === undefined ? {} : { also: act.also }),
    },
    aside: key === undefined ? '' : (act.keysText ?? keysText(key, IS_MAC)),
    choose: () => act.act(world),
  };
}

function ofType(
  type: BlockTypeName,
  { name, also = '' }: { readonly name: string; readonly also: string | undefined },
  world: ActWorld,
): FoundEntry {
  return {
    ...{
      id: `add ${type}`,
      text: ownTexts.add(inSentence(name)),
      group: ownTexts.block,
      aside: ownTexts.newBlock,
      also,
    },
    choose: () => void perform(world, insertBlock, { type, section: world.editor.state().selection.section }),
  };
}

/** Returns sections that users saved, to be added below the selected one. */
function savedHere(state: EditorState, world: ActWorld): readonly FoundEntry[] {
  if (!holdsSections(state)) return [];
  return savedSections(state.records).map(({ id, name, pattern }) => ({
    ...{
      id: recordKey('template', id),
      text: ownTexts.add(name),
      group: ownTexts.savedSection,
      aside: ownTexts.savedSection,
    },
    choose: () => {
      const section = ownSection(world.editor.state());
      perform(world, insertSection, { ...pattern, ...(section === null ? {} : { after: section }) });
    },
  }));
}

function blocksHere({ records, page }: EditorState, { editor }: ActWorld): readonly FoundEntry[] {
  return sectionsOf(records, page).flatMap((section, index) =>
    blocksIn(records, section).map(({ id, value }) => ({
      ...{
        id: recordKey('block', id),
        text: blockName(records, id),
        group: ownTexts.block,
        aside: ownTexts.section(index + 1),
      },
      also: textsOf(value),
      choose: () => editor.select({ blocks: [id] }),
    })),
  );
}

/** What a block says, as words to find it by. */
function textsOf(value: Readonly<Record<string, unknown>>): string {
  const texts = Object.values(value).filter((each) => typeof each === 'string');
  return texts
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .slice(0, 300);
}
