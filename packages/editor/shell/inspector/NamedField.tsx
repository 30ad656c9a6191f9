import type { ReactNode } from 'react';
import css from './inspector.module.css';

interface NamedFieldProps {
  readonly name: string;
  /** Another name of the same field. */
  readonly also?: string;
  readonly children: ReactNode;
}

/** A field that something on the page comes from: pressed there, the focus is here. */
export function NamedField({ name, also, children }: NamedFieldProps) {
  return (
    <div data-field={also === undefined ? name : `${name} ${also}`} className={css.named}>
      {children}
    </div>
  );
}
