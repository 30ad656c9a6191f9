import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './Notice.module.css';

/** Something one should know before one begins, at the head of a screen. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p className={css.notice} role="note">
      <Info aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
