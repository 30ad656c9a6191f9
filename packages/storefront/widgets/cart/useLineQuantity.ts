import type { Answer } from '@quoin/contract/client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { afterInBrowser } from '../../timing/after.ts';
import { createLineQuantity, type LineQuantity, type LineSituation } from './machine.ts';

export type LineQuantityHandle = LineSituation & Pick<LineQuantity, 'type' | 'settle'>;

/** The quantity of a line in a component; `save` may change between renders. */
export function useLineQuantity(
  quantity: number,
  save: (quantity: number) => Promise<Answer<unknown>>,
): LineQuantityHandle {
  const latest = useRef(save);
  latest.current = save;
  const [line] = useState(() =>
    createLineQuantity({ quantity, save: (next) => latest.current(next), after: afterInBrowser }),
  );
  useEffect(() => line.follow(quantity), [line, quantity]);
  useEffect(() => line.stop, [line]);
  const situation = useSyncExternalStore(line.subscribe, line.getState, line.getState);
  return { ...situation, type: line.type, settle: line.settle };
}
