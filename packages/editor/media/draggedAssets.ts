import * as texts from '@quoin/messages/app/draggedAssets';
import type { DragEvent } from 'react';

/** What tiles carry; nothing else of the screen takes it, and nobody outside. */
const TYPE = 'application/x-quoin-files';

/** Which files go along: a tile that is selected takes all that are selected along. */
export function carriedFrom(id: string, selected: ReadonlySet<string>): readonly string[] {
  return selected.has(id) ? [...selected] : [id];
}

export function startCarrying({ dataTransfer }: DragEvent, ids: readonly string[]): void {
  dataTransfer.setData(TYPE, JSON.stringify(ids));
  dataTransfer.effectAllowed = 'move';
  if (ids.length > 1) dataTransfer.setDragImage(signOf(ids.length), 12, 12);
}

/** Browsers take its picture at once; then it goes. */
function signOf(count: number): HTMLElement {
  const sign = document.createElement('div');
  sign.textContent = texts.files(count);
  sign.style.cssText =
    'position:fixed;top:-100px;padding:8px 14px;border-radius:8px;background:#0b5d4c;color:#fff;font:600 14px system-ui';
  document.body.append(sign);
  setTimeout(() => sign.remove());
  return sign;
}

export function isCarrying({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(TYPE);
}

export function carriedBy({ dataTransfer }: DragEvent): readonly string[] {
  const ids: unknown = JSON.parse(dataTransfer.getData(TYPE) || '[]');
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
