import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** A toolbar's buttons as one stop for Tab, at the one used last; arrows, Home and End go between them (WAI-ARIA toolbar). */
export function useRoving(root: RefObject<HTMLElement | null>) {
  const at = useRef(0);
  const buttons = () => [...(root.current?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? [])];
  const mark = () => {
    const all = buttons();
    at.current = Math.min(at.current, Math.max(0, all.length - 1));
    for (const [index, button] of all.entries()) button.tabIndex = index === at.current ? 0 : -1;
  };
  // Runs after each render, because the available tools depend on the caret position.
  useLayoutEffect(mark);
  return {
    onFocus(event: FocusEvent) {
      const index = buttons().indexOf(event.target as HTMLElement);
      if (index < 0) return;
      at.current = index;
      mark();
    },
    onKeyDown(event: KeyboardEvent) {
      const all = buttons();
      const to = STEPS[event.key]?.(all.indexOf(event.target as HTMLElement), all.length);
      if (to === undefined || !all.includes(event.target as HTMLElement)) return;
      event.preventDefault();
      event.stopPropagation();
      all[to]?.focus();
    },
  };
}
