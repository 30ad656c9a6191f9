import type { FrameOrder, SectionRoom } from '../../frame/protocol.ts';
import type { CanvasScene, SceneSection } from '../../gestures/scene.ts';

export interface RoomSync {
  /** Another page has come: it knows of none. */
  start(): void;
  changed(board: CanvasScene): void;
}

/**
 * Reserves space for empty blocks. The page leaves them out so that visitors see no gaps, but the editor shows their
 * place. Their section must be high enough for that, or they would cover what comes next.
 */
export function createRoomSync(send: (order: FrameOrder) => void): RoomSync {
  let [seen, told]: [CanvasScene | null, string] = [null, '[]'];
  return {
    start() {
      [seen, told] = [null, '[]'];
    },
    changed(board) {
      if (board === seen) return;
      seen = board;
      const sections = board.sections.flatMap(roomOf);
      const now = JSON.stringify(sections);
      if (now === told) return;
      told = now;
      send({ type: 'room', sections });
    },
  };
}

const known = new WeakMap<SceneSection, readonly SectionRoom[]>();

function roomOf(section: SceneSection): readonly SectionRoom[] {
  let room = known.get(section);
  if (room === undefined) {
    const ends = section.blocks.flatMap(({ isBlank, isHidden, place }) =>
      isBlank && !isHidden ? [place.row + place.rows - 1] : [],
    );
    room = ends.length === 0 ? [] : [{ id: section.id, rows: Math.max(...ends) }];
    known.set(section, room);
  }
  return room;
}
