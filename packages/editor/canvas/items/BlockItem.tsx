import { definitionOf, isBlockType } from '@quoin/domain/blocks';
import { spokenPlace } from '@quoin/domain/layout';
import * as texts from '@quoin/messages/app/blockItem';
import { memo, useEffect, useRef } from 'react';
import type { ActWorld } from '../../commands/acts/act.ts';
import type { SceneBlock } from '../../gestures/scene.ts';
import css from '../Canvas.module.css';
import type { CanvasModel } from '../canvasModel.ts';
import { screenBox } from '../screenBox.ts';

export interface BlockItemProps {
  readonly model: CanvasModel;
  readonly world: ActWorld;
  readonly block: SceneBlock;
  readonly scale: number;
  readonly isChosen: boolean;
}

/** A block as something one can focus and choose. The pointer goes through it: what it hits is decided by what was measured. */
export const BlockItem = memo(function BlockItem({ model, world, block, scale, isChosen }: BlockItemProps) {
  const { id, name, place, box, isBlank, isHidden, isLocked, isDetached } = block;
  const states = [isHidden ? texts.hidden : '', isLocked ? texts.locked : '', isDetached ? texts.placedForPhones : ''];
  // What is read on it is part of what it is called (WCAG 2.5.3).
  const face = !isBlank ? '' : isHidden ? texts.hiddenHere(name) : askingOf(block);
  const label = [face || name, spokenPlace(place), ...states.filter((each) => each !== '')].join(', ');
  const choose = (): void => {
    if (!world.editor.state().selection.blocks.includes(id)) world.editor.select({ blocks: [id] });
    // Pressed by a pointer it is under it already, and is to stay there.
    if (model.hand.name() === 'idle') model.reveal('block', id);
  };
  // A block that was just added is selected before its position is known.
  const isAdded = useRef(isChosen);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    if (!model.hand.isBusy()) model.reveal('block', id);
  }, [model, id]);
  return (
    <button
      type="button"
      className={`${css.item} ${isBlank ? css.blank : ''}`}
      data-block-item={id}
      aria-pressed={isChosen}
      aria-label={label}
      style={screenBox(box, scale)}
      onFocus={(event) => (event.currentTarget.matches(':focus-visible') ? choose() : undefined)}
      onClick={choose}
    >
      {isBlank ? <span className={css.blankName}>{face}</span> : null}
    </button>
  );
});

/** What a block without content asks for, after its name: "Product: choose a product". */
function askingOf({ type, name }: SceneBlock): string {
  const empty = isBlockType(type) ? (definitionOf(type)?.empty ?? '') : '';
  return empty === '' ? name : `${name}: ${empty.charAt(0).toLowerCase()}${empty.slice(1)}`;
}
