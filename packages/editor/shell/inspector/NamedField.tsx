import type { ReactNode } from 'react';
import css from './inspector.module.css';

/** A field that something on the page comes from: pressed there, the focus is here. */
export function NamedField({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div data-field={name} className={css.named}>
      {children}
    </div>
  );
}
