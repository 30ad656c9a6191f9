import { type KeyboardEvent, type RefObject, useState } from 'react';

export interface FullWidth {
  readonly isOn: boolean;
  toggle(): void;
  /** Whether there was anything to leave. */
  leave(): boolean;
  onKeyDown(event: KeyboardEvent): void;
}

const STOPS = 'a[href], button:not([disabled]), input, select, textarea, [contenteditable="true"]';

/** A field over all of the window, until Escape: Tab goes round within it. */
export function useFullWidth(root: RefObject<HTMLElement | null>): FullWidth {
  const [isOn, setOn] = useState(false);
  const leave = () => {
    setOn(false);
    return isOn;
  };
  return {
    isOn,
    toggle: () => setOn(!isOn),
    leave,
    onKeyDown(event) {
      if (!isOn || event.defaultPrevented || root.current?.contains(event.target as HTMLElement) !== true) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        leave();
      }
      if (event.key === 'Tab') stayWithin(event, root.current);
    },
  };
}

function stayWithin(event: KeyboardEvent, root: HTMLElement): void {
  const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter(({ tabIndex }) => tabIndex >= 0);
  const [end, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== end) return;
  event.preventDefault();
  other?.focus();
}
