import * as commonTexts from '@quoin/messages/app/common';
import { useEffect, useRef, useState } from 'react';
import { holdsSections, isTextOfEntry } from '../commands/acts/acting.ts';
import css from './Canvas.module.css';
import { placeCanvasFrame, showInFrame } from './canvasFrame.ts';
import { type CanvasModel, createCanvas } from './canvasModel.ts';
import type { CanvasSetup } from './canvasSetup.ts';
import { EmptyPage } from './items/EmptyPage.tsx';
import { EntryText } from './items/EntryText.tsx';
import { FrameNotice } from './items/FrameNotice.tsx';
import { Overlay } from './items/Overlay.tsx';
import { useCanvasView } from './useCanvasView.ts';
import { DEVICE_WIDTHS } from './zoom.ts';

export interface CanvasProps extends CanvasSetup {
  /** The canvas is there: for zoom, grid, live styles and whatever else comes from outside. */
  readonly onReady?: (model: CanvasModel) => void;
}

/** The real page in a frame on the site's own origin, and over it everything one takes hold of. */
export function Canvas({ onReady, ...setup }: CanvasProps) {
  const [model] = useState(() => createCanvas(setup));
  const view = useCanvasView(model);
  const { editor } = setup.world;
  const { device, page } = editor.state();
  const area = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const size = useSize(area, model);
  const isTyping = editor.state().selection.isText || view.writing !== '';

  useEffect(() => {
    if (place.current === null) return;
    const placed = placeCanvasFrame(place.current);
    frame.current = placed;
    const detach = model.attach(placed);
    return () => {
      detach();
      placed.remove();
      frame.current = null;
    };
  }, [model]);
  useEffect(() => onReady?.(model), [model, onReady]);
  useEffect(() => {
    // The keys go where the caret is.
    if (isTyping) frame.current?.focus({ preventScroll: true });
  }, [isTyping]);
  useEndOfWords(model, view.writing !== '');
  useEffect(() => {
    if (view.url === '' || frame.current === null) return;
    const { revision, unsaved } = editor.state();
    // With something unsaved no page is as the editor has it.
    const page = { url: view.url, revision: unsaved > 0 ? Number.NaN : revision };
    if (showInFrame(frame.current, page) === 'come') model.greet();
  }, [view.url, model, editor]);

  const width = DEVICE_WIDTHS[device];
  return (
    <section className={css.area} aria-label={commonTexts.page} ref={area} data-canvas-area data-region="canvas">
      <div className={css.stage} style={{ width: width * view.scale, height: size.height }}>
        <div
          ref={place}
          className={`${css.frame} ${isTyping ? css.typing : ''}`}
          style={{ width, height: size.height / view.scale, transform: `scale(${view.scale})` }}
        />
        <Overlay model={model} world={setup.world} />
        {view.frame === 'ready' &&
        view.mark === '' &&
        view.board.sections.every(({ field }) => field !== null) &&
        holdsSections(editor.state()) ? (
          <EmptyPage world={setup.world} />
        ) : null}
        {view.frame === 'ready' && view.mark === '' && isTextOfEntry(editor.state()) && editor.state().may.edit ? (
          <EntryText page={page} onWrite={() => setup.writeEntry?.()} />
        ) : null}
        {view.frame === 'ready' ? null : <FrameNotice state={view.frame} hasPage={page !== ''} onRetry={model.load} />}
      </div>
    </section>
  );
}

/** Ends writing when the focus leaves the canvas, so changes made elsewhere show at once. */
function useEndOfWords(model: CanvasModel, isWriting: boolean): void {
  useEffect(() => {
    if (!isWriting) return;
    const hear = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest('[data-region="canvas"]') === null) model.endWords();
    };
    document.addEventListener('focusin', hear);
    return () => document.removeEventListener('focusin', hear);
  }, [model, isWriting]);
}

/** How much room there is, in pixels of the screen. */
function useSize(area: React.RefObject<HTMLElement | null>, model: CanvasModel): { readonly height: number } {
  const [height, setHeight] = useState(600);
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const measure = (): void => {
      const style = getComputedStyle(element);
      const across = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const down = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
      model.setRoom(element.clientWidth - across);
      setHeight(Math.max(120, element.clientHeight - down));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [area, model]);
  return { height };
}
