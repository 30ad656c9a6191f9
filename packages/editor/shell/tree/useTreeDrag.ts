import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { dropOf, type TreeDrop, type TreeRow } from './treeModel.ts';

export interface TreeDragSetup {
  readonly tree: RefObject<HTMLElement | null>;
  readonly rows: readonly TreeRow[];
  readonly rowHeight: number;
  /** What goes along when a row is taken. */
  idsOf(row: string): readonly string[];
  /** Where it would really come; null: not there. */
  allow(ids: readonly string[], drop: TreeDrop): TreeDrop | null;
  onDrop(ids: readonly string[], drop: TreeDrop): void;
}

export interface TreeDrag {
  readonly ids: readonly string[];
  readonly drop: TreeDrop | null;
}

/** A hand that only trembles does not drag; px. */
const THRESHOLD = 5;
const EDGE = 28;
const SPEED = 10;

interface Start {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
}

/** Rows taken by the pointer: a line or a frame shows where they would come. Escape puts them back. */
export function useTreeDrag(setup: TreeDragSetup) {
  const [drag, setDrag] = useState<TreeDrag | null>(null);
  const start = useRef<Start | null>(null);
  const now = useRef<TreeDrag | null>(null);
  const show = (next: TreeDrag | null) => {
    now.current = next;
    setDrag(next);
  };
  const stop = () => {
    start.current = null;
    show(null);
  };
  useEffect(() => {
    if (drag === null) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      start.current = null;
      now.current = null;
      setDrag(null);
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [drag]);
  const move = (event: PointerEvent<HTMLElement>) => {
    const { tree, rows, rowHeight } = setup;
    const begun = start.current;
    if (begun === null || tree.current === null) return;
    if (now.current === null && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < THRESHOLD) return;
    if (now.current === null) event.currentTarget.setPointerCapture(begun.pointer);
    const ids = now.current?.ids ?? setup.idsOf(begun.id);
    const inside = (event.clientY - tree.current.getBoundingClientRect().top) / rowHeight;
    const meant = dropOf(rows, Math.floor(inside), inside - Math.floor(inside));
    const drop = meant === null ? null : setup.allow(ids, meant);
    scrollNear(tree.current, event.clientY);
    const last = now.current?.drop;
    if (now.current === null || last?.id !== drop?.id || last?.position !== drop?.position) show({ ids, drop });
  };
  return {
    drag,
    down: (event: PointerEvent<HTMLElement>, id: string) => {
      if (event.button === 0) start.current = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    },
    move,
    up: () => {
      const done = now.current;
      stop();
      if (done !== null && done.drop !== null) setup.onDrop(done.ids, done.drop);
      return done !== null;
    },
    cancel: stop,
  };
}

/** The panel follows a hand at its edge. */
function scrollNear(tree: HTMLElement, y: number): void {
  const panel = tree.closest('[data-panel-body]');
  if (panel === null) return;
  const { top, bottom } = panel.getBoundingClientRect();
  if (y < top + EDGE) panel.scrollTop -= SPEED;
  else if (y > bottom - EDGE) panel.scrollTop += SPEED;
}
