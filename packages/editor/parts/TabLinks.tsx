import type { ReactNode } from 'react';
import css from './TabLinks.module.css';

/** Parts of one screen that have addresses of their own: a row of links, the open one marked by `aria-current`. */
export function TabLinks({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={label} className={css.tabs}>
      {children}
    </nav>
  );
}

/** The class of each link in it. */
export const tabLook: string = css.tab ?? '';
