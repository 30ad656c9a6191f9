import * as texts from '@quoin/messages/app/markItems';
import { type KeyboardEvent, memo } from 'react';
import type { ActWorld } from '../../commands/acts/act.ts';
import { moveLinkBy } from '../../gestures/dragging/draggingLink.ts';
import type { Mark } from '../../gestures/marks.ts';
import css from '../Canvas.module.css';
import type { CanvasModel } from '../canvasModel.ts';
import { markName } from '../markName.ts';
import { screenBox } from '../screenBox.ts';

export interface MarkItemsProps {
  readonly model: CanvasModel;
  readonly world: ActWorld;
  readonly marks: readonly Mark[];
  readonly chosen: string;
  readonly scale: number;
}

/**
 * What theme and system drew, as things one can focus in the page's order; Enter opens where they come from. The pointer goes
 * through them: what it hits is decided by what was measured.
 */
export const MarkItems = memo(function MarkItems({ model, world, marks, chosen, scale }: MarkItemsProps) {
  const { may } = world.editor.state();
  if (!may.edit || marks.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={texts.themeContent}>
      {marks.map((mark) => (
        <button
          key={mark.id}
          type="button"
          className={`${css.item} ${mark.id === chosen ? css.chosenMark : ''}`}
          data-mark-item={mark.id}
          aria-pressed={mark.id === chosen}
          aria-label={markName(mark.binding)}
          style={screenBox(mark.box, scale)}
          onFocus={(event) =>
            event.currentTarget.matches(':focus-visible') ? model.reveal('mark', mark.id, true) : undefined
          }
          onClick={() => model.gestures.chooseMark(mark)}
          {...(mark.binding.kind === 'link' ? movedByKeys(model, mark) : {})}
        />
      ))}
    </div>
  );
});

const STEPS: Readonly<Record<string, 'up' | 'down'>> = {
  ...{ ArrowLeft: 'up', ArrowUp: 'up', ArrowRight: 'down', ArrowDown: 'down' },
};

/** What the mouse draws to another place, goes there by Alt and arrows. */
function movedByKeys({ gestures }: CanvasModel, mark: Mark) {
  return {
    'aria-description': texts.pressAltAndAn,
    'aria-keyshortcuts': 'Alt+ArrowLeft Alt+ArrowRight',
    onKeyDown(event: KeyboardEvent) {
      const to = STEPS[event.key];
      if (to === undefined || !event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      moveLinkBy(gestures, mark, to);
    },
  };
}
