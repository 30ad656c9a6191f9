import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './TabLinks.module.css';

/**
 * Links to parts of one screen that have addresses of their own. The open one has `aria-current` and is kept in view.
 */
export function TabLinks({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const row = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another open tab
  useEffect(() => showOpenTab(row.current), [path]);
  return (
    <nav ref={row} aria-label={label} className={css.tabs}>
      {children}
    </nav>
  );
}

/** Scrolls the row alone: `scrollIntoView` would move the screen, too. */
function showOpenTab(row: HTMLElement | null): void {
  const open = row?.querySelector('[aria-current="page"]');
  if (!(open instanceof HTMLElement) || row === null) return;
  const [box, tab] = [row.getBoundingClientRect(), open.getBoundingClientRect()];
  if (tab.left < box.left || tab.right > box.right) row.scrollLeft += tab.left - box.left - (box.width - tab.width) / 2;
}

/** The class of each link in it. */
export const tabLook: string = css.tab ?? '';
