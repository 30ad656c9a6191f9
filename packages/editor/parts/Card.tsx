import { type ReactNode, useId } from 'react';
import css from './Card.module.css';

export interface CardProps {
  readonly title?: string;
  /** A link or a number at the end of the title's line. */
  readonly aside?: ReactNode;
  /** The content reaches the card's edges (tables, lists). */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

export function Card({ title, aside, flush = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={title === undefined ? undefined : id}>
      {title === undefined ? null : (
        <header className={css.head}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {aside}
        </header>
      )}
      <div className={flush ? css.flush : css.body}>{children}</div>
    </section>
  );
}
