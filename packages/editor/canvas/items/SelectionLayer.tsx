import { boxAround, HANDLES, type Handle } from '@quoin/domain/layout';
import * as texts from '@quoin/messages/app/selectionLayer';
import type { Selection } from '../../document/editor.ts';
import { allBlocks, type Found, findBlock, findSection, pageBox } from '../../gestures/findInScene.ts';
import css from '../Canvas.module.css';
import type { CanvasView } from '../canvasView.ts';
import { screenBox } from '../screenBox.ts';

export interface SelectionLayerProps {
  readonly view: CanvasView;
  readonly selection: Selection;
}

/**
 * Sizes of a handle on the screen, for a mouse and for a finger: how far it reaches into a block, and the room left
 * next to two handles to hold the block.
 */
const SIZES = { fine: { reach: 10, middle: 10 }, coarse: { reach: 22, middle: 44 } } as const;

/** Those that fit: where a block is low or narrow, handles in the middle of its sides would lie on the corners' or on all of it. */
function handlesOf({ block: { box } }: Found, scale: number): readonly Handle[] {
  const { reach, middle } = SIZES[matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine'];
  const fits = (along: number, across: number) => along * scale >= 3 * reach && across * scale >= 2 * reach + middle;
  return HANDLES.filter((handle) => {
    if (handle === 'n' || handle === 's') return fits(box.width, box.height);
    return handle === 'e' || handle === 'w' ? fits(box.height, box.width) : true;
  });
}

/** Outlines of what is chosen; eight handles on a single block; on phones a mark on what has its own place there. */
export function SelectionLayer({ view, selection }: SelectionLayerProps) {
  const { board, scale, scene } = view;
  const found = selection.blocks.map((id) => findBlock(board, id)).filter((each): each is Found => each !== null);
  const around = found.length > 1 ? boxAround(found.map(pageBox)) : null;
  const section = found.length === 0 ? findSection(board, selection.section) : null;
  const [only] = found;
  const hasHandles =
    found.length === 1 && !only!.block.isLocked && !selection.isText && scene.gesture !== 'draggingBlocks';
  return (
    <div aria-hidden="true">
      {board.device === 'phone' ? <OwnPlaces view={view} /> : null}
      {section?.box ? (
        <div className={css.chosenSection} data-chosen={section.id} style={screenBox(section.box, scale)} />
      ) : null}
      {found.map((each) => (
        <div
          key={each.block.id}
          className={`${css.chosen} ${selection.isText ? css.typed : ''}`}
          data-chosen={each.block.id}
          style={screenBox(pageBox(each), scale)}
        >
          {hasHandles
            ? handlesOf(each, scale).map((handle) => (
                <div
                  key={handle}
                  className={`${css.handle} ${css[handle]}`}
                  data-handle={handle}
                  data-block={each.block.id}
                />
              ))
            : null}
        </div>
      ))}
      {around === null ? null : <div className={css.around} style={screenBox(around, scale)} />}
    </div>
  );
}

function OwnPlaces({ view: { board, scale } }: { readonly view: CanvasView }) {
  return allBlocks(board)
    .filter(({ block }) => block.isDetached)
    .map((found) => (
      <div
        key={found.block.id}
        className={css.own}
        data-own-place={found.block.id}
        style={screenBox(pageBox(found), scale)}
      >
        <span className={css.ownTag}>{texts.movedOnPhones}</span>
      </div>
    ));
}
