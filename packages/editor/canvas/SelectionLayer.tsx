import { boxAround, HANDLES, type Handle } from '@quoin/domain/layout';
import type { Selection } from '../document/editor.ts';
import { allBlocks, type Found, findBlock, findSection, pageBox } from '../gestures/onBoard.ts';
import css from './Canvas.module.css';
import type { CanvasView } from './canvasView.ts';
import { screenBox } from './screenBox.ts';

export interface SelectionLayerProps {
  readonly view: CanvasView;
  readonly selection: Selection;
}

/** On the screen; below it handles in the middle of a side would lie on those of the corners. */
const LEAST_SIDE = 30;
/** Handles for fingers reach so far into a block from above and below that nothing of its middle would be left to hold. */
const LEAST_HEIGHT_FOR_FINGERS = 88;

function handlesOf({ block: { box } }: Found, scale: number): readonly Handle[] {
  const [width, height] = [box.width * scale, box.height * scale];
  const isTooLow = height < LEAST_HEIGHT_FOR_FINGERS && matchMedia('(pointer: coarse)').matches;
  return HANDLES.filter((handle) => {
    if (handle === 'n' || handle === 's') return width >= LEAST_SIDE && !isTooLow;
    return handle === 'e' || handle === 'w' ? height >= LEAST_SIDE : true;
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
        <span className={css.ownTag}>Phone only</span>
      </div>
    ));
}
