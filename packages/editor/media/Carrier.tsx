import type { WireAsset } from '@quoin/contract/endpoints/content';
import type { ReactNode } from 'react';
import { carriedFrom, startCarrying } from './draggedAssets.ts';

export interface CarrierProps {
  readonly asset: WireAsset;
  readonly selected: ReadonlySet<string>;
  readonly isDraggable: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The part of a tile one takes it by; keys do the same with Move to…. */
export function Carrier({ asset, selected, isDraggable, className, children }: CarrierProps) {
  if (!isDraggable) return <span className={className}>{children}</span>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a second way; Move to… is the first
    <span
      className={className}
      draggable
      onDragStart={(event) => startCarrying(event, carriedFrom(asset.id, selected))}
    >
      {children}
    </span>
  );
}
