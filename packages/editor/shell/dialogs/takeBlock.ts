import type { BlockDefinition } from '@quoin/domain/blocks';
import { dragFromDrawer } from '../../canvas/watchPointer.ts';

/** So far a hand shakes while it presses. */
const SHAKE = 6;

interface Press {
  readonly clientX: number;
  readonly clientY: number;
  readonly pointerId: number;
  readonly pointerType: string;
  readonly button: number;
}

/**
 * A press on a kind of block that moves on takes it out of the dialog, onto the page: the dialog goes, and the canvas has it
 * in hand. Fingers scroll the dialog; they press.
 */
export function takeBlock(press: Press, { type, size }: BlockDefinition, onTaken: () => void): void {
  if (press.button !== 0 || press.pointerType === 'touch') return;
  const ended = new AbortController();
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < SHAKE) return;
    ended.abort();
    onTaken();
    dragFromDrawer(event, { type, columns: size.columns, rows: size.rows });
  };
  window.addEventListener('pointermove', move, { signal: ended.signal });
  for (const name of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(name, () => ended.abort(), { signal: ended.signal });
}
