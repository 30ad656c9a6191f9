import { linksIn, recordKey, textIn } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/draggingLink';
import { moveLink } from '../../commands/pages/moveLink.ts';
import type { Gesture } from '../gesture.ts';
import { backToIdle } from '../idle.ts';
import type { Mark } from '../marks.ts';
import type { Pointer } from '../pointer.ts';
import type { World } from '../world.ts';
import { drawnSiblings, linkDrop } from './linkPlaces.ts';

/** Drags an entry of a navigation to another place among its siblings. */
export function draggingLink(world: World, start: Pointer, mark: Mark, first = start): Gesture {
  const { editor } = world;
  const { id } = mark.binding;
  const siblings = drawnSiblings(editor.state().records, world.measures().marks, mark);
  const dropAt = ({ at }: Pointer) => linkDrop(siblings, id, at);
  const follow = (pointer: Pointer): void => {
    const { left, top, width, height } = mark.box;
    const ghost = { left: left + pointer.at.x - start.at.x, top: top + pointer.at.y - start.at.y, width, height };
    const drop = dropAt(pointer);
    world.show({ gesture: 'draggingLink', hover: null, ghosts: [ghost], drops: drop === null ? [] : [drop.drop] });
  };
  follow(first);
  const gesture: Gesture = {
    name: 'draggingLink',
    move(pointer) {
      follow(pointer);
      return gesture;
    },
    tick: () => gesture,
    up(pointer) {
      const drop = dropAt(pointer);
      if (drop !== null) placeLink(world, id, drop.after);
      return backToIdle(world);
    },
    cancel: () => backToIdle(world),
  };
  return gesture;
}

/** One place earlier or later. */
export function moveLinkBy(world: World, mark: Mark, to: 'up' | 'down'): void {
  world.editor.run(moveLink, { id: mark.binding.id, to });
  announcePlace(world, mark.binding.id);
}

function placeLink(world: World, id: string, after: string | null): void {
  const link = world.editor.record(recordKey('link', id)) ?? {};
  const place = { navigation: textIn(link, 'navigation'), parent: textIn(link, 'parent'), after };
  world.editor.run(moveLink, { id, to: place });
  announcePlace(world, id);
}

function announcePlace(world: World, id: string): void {
  const { records } = world.editor.state();
  const link = records.get(recordKey('link', id)) ?? {};
  const siblings = linksIn(records, textIn(link, 'navigation'), textIn(link, 'parent'));
  const at = siblings.findIndex((each) => each.id === id) + 1;
  world.announce(texts.placeOf(at, siblings.length));
}
