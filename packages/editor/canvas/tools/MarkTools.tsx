import * as commonTexts from '@quoin/messages/app/common';
import { Settings2 } from 'lucide-react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { findMark } from '../../gestures/marks.ts';
import css from '../Canvas.module.css';
import type { CanvasModel } from '../canvasModel.ts';
import type { CanvasView } from '../canvasView.ts';
import { markName } from '../markName.ts';
import { ToolButton } from './ToolButton.tsx';

const HEIGHT = 40;
const WIDTH = 44;
const GAP = 8;

/** Opens the other settings of the text being edited. For narrow windows, where no panel fits next to the page. */
export function MarkTools({ model, view }: { readonly model: CanvasModel; readonly view: CanvasView }) {
  const mark = findMark(view.measures, view.mark);
  if (mark === null) return null;
  const { scrollLeft, scrollTop, viewWidth, viewHeight } = view.measures.page;
  const above = (mark.box.top - scrollTop) * view.scale - HEIGHT - GAP;
  const below = (mark.box.top + mark.box.height - scrollTop) * view.scale + GAP;
  const left = (mark.box.left - scrollLeft) * view.scale;
  const style = {
    left: Math.max(4, Math.min(left, viewWidth * view.scale - WIDTH - 4)),
    top: Math.max(4, Math.min(above < 4 ? below : above, viewHeight * view.scale - HEIGHT - 4)),
  };
  return (
    <div data-canvas-control className={css.narrowOnly}>
      <Toolbar className={css.toolbar ?? ''} aria-label={markName(mark.binding)} style={style}>
        <ToolButton icon={Settings2} label={commonTexts.settings} onPress={() => model.openMark(mark)} />
      </Toolbar>
    </div>
  );
}
