import type { NewBlock } from '../gestures/dragging/draggingNew.ts';
import type { CanvasModel } from './canvasModel.ts';
import { type Pressed, pointerOf, targetOf } from './pointerOf.ts';

/** Where `dragFromDrawer` sends what was taken up. */
const TAKE = 'quoin-take-block';

/**
 * A panel's drawer calls this on pointerdown on a type of block: the canvas takes the pointer over, and adds the block where
 * it is let go.
 */
export function dragFromDrawer(event: Pressed, added: NewBlock): void {
  window.dispatchEvent(new CustomEvent(TAKE, { detail: { event, added } }));
}

interface Watch {
  readonly model: CanvasModel;
  readonly element: HTMLElement;
  /** The pointer as it was last; the page may move below it. */
  last: Pressed | null;
  frame: number;
}

/** Passes all pointer events over the canvas to the hand. Returns a function that stops this. */
export function watchPointer(model: CanvasModel, element: HTMLElement): () => void {
  const watch: Watch = { model, element, last: null, frame: 0 };
  const stops = [
    listen(element, 'pointerdown', (event) => down(watch, event)),
    listen(element, 'pointermove', (event) => move(watch, event)),
    listen(element, 'pointerup', (event) => up(watch, event)),
    listen(element, 'pointercancel', () => void model.hand.cancel()),
    listen(element, 'pointerleave', () => model.hand.leave()),
    listen(element, 'lostpointercapture', (event) => lost(watch, event)),
    // What is dragged out of the drawer is held by the window.
    ...(['pointermove', 'pointerup', 'pointercancel'] as const).map((name) =>
      listen(window, name, (event) => outside(watch, event)),
    ),
    listen(window, 'keydown', (event) => modify(watch, event)),
    listen(window, 'keyup', (event) => modify(watch, event)),
    takeFromDrawer(watch),
    followScrolling(watch),
  ];
  return () => {
    cancelAnimationFrame(watch.frame);
    for (const stop of stops) stop();
  };
}

type Events = HTMLElementEventMap & WindowEventMap;

function listen<Name extends keyof Events>(
  target: HTMLElement | Window,
  name: Name,
  listener: (event: Events[Name]) => void,
): () => void {
  target.addEventListener(name, listener as EventListener);
  return () => target.removeEventListener(name, listener as EventListener);
}

function pointer({ model, element }: Watch, event: Pressed, target?: Parameters<typeof pointerOf>[3]) {
  return pointerOf(model, event, element.getBoundingClientRect(), target);
}

/** While something goes on, frames are counted: held fingers, scrolling near the edge. */
function keepTicking(watch: Watch): void {
  if (watch.frame !== 0 || !watch.model.hand.isBusy()) return;
  watch.frame = requestAnimationFrame((time) => {
    watch.frame = 0;
    if (!watch.model.hand.isBusy()) return;
    watch.model.hand.tick(time);
    keepTicking(watch);
  });
}

function down(watch: Watch, event: PointerEvent): void {
  const target = targetOf(event.target);
  if (target === 'control') return;
  // The focus goes to the selection, not to what is under the pointer.
  event.preventDefault();
  if (!watch.element.contains(document.activeElement)) watch.element.focus({ preventScroll: true });
  watch.element.setPointerCapture(event.pointerId);
  watch.last = event;
  watch.model.hand.down(pointer(watch, event, target));
  keepTicking(watch);
}

function move(watch: Watch, event: PointerEvent): void {
  const { hand } = watch.model;
  if (!hand.isBusy() && targetOf(event.target) === 'control') return;
  watch.last = event;
  hand.move(pointer(watch, event));
}

function up(watch: Watch, event: PointerEvent): void {
  if (!watch.model.hand.isBusy()) return;
  watch.last = event;
  watch.model.hand.up(pointer(watch, event));
}

function lost({ model: { hand }, last }: Watch, event: PointerEvent): void {
  if (hand.isBusy() && last?.pointerId === event.pointerId) hand.cancel();
}

function outside(watch: Watch, event: PointerEvent): void {
  const { hand } = watch.model;
  if (hand.name() !== 'draggingNew') return;
  if (event.type === 'pointermove') hand.move(pointer(watch, event));
  else if (event.type === 'pointerup') hand.up(pointer(watch, event));
  else hand.cancel();
}

/** Shift, Alt or Ctrl while nothing moves. */
function modify(watch: Watch, event: KeyboardEvent): void {
  const { last } = watch;
  if (last === null || !watch.model.hand.isBusy() || !['Shift', 'Alt', 'Control', 'Meta'].includes(event.key)) return;
  const { pointerId, pointerType, clientX, clientY, button } = last;
  const { shiftKey, altKey, ctrlKey, metaKey, timeStamp } = event;
  watch.last = {
    ...{ pointerId, pointerType, clientX, clientY, button, timeStamp },
    shiftKey,
    altKey,
    ctrlKey,
    metaKey,
  };
  watch.model.hand.modify(pointer(watch, watch.last));
}

function takeFromDrawer(watch: Watch): () => void {
  const take = (event: Event): void => {
    const { detail } = event as CustomEvent<{ readonly event: Pressed; readonly added: NewBlock }>;
    watch.last = detail.event;
    watch.model.hand.take(pointer(watch, detail.event), detail.added);
    keepTicking(watch);
  };
  window.addEventListener(TAKE, take);
  return () => window.removeEventListener(TAKE, take);
}

/** The page goes on below a resting pointer: what is dragged goes on with it. */
function followScrolling(watch: Watch): () => void {
  const { model } = watch;
  let scrolled = model.view().measures.page.scrollTop;
  return model.subscribe(() => {
    const { scrollTop } = model.view().measures.page;
    if (scrollTop === scrolled) return;
    scrolled = scrollTop;
    const isPushing = ['panning', 'gliding', 'pinching'].includes(model.hand.name());
    if (watch.last !== null && model.hand.isBusy() && !isPushing) model.hand.move(pointer(watch, watch.last));
  });
}
