import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import css from './Card.module.css';

export interface CardProps {
  readonly title?: string;
  /** A link or a number at the end of the title's line. */
  readonly aside?: ReactNode;
  /** The content reaches the card's edges (tables, lists). */
  readonly flush?: boolean;
  /** Shows only the title until a user opens it, for rarely needed content. Needs a title. */
  readonly startsClosed?: boolean;
  readonly children: ReactNode;
}

export function Card({ title, aside, flush = false, startsClosed = false, children }: CardProps) {
  const id = useId();
  const body = <div className={flush ? css.flush : css.body}>{children}</div>;
  if (startsClosed) {
    return (
      <details className={css.card}>
        <summary className={css.head}>
          <h2 className={css.title}>{title}</h2>
          <ChevronDown aria-hidden="true" className={css.chevron} />
        </summary>
        {aside === undefined || aside === null ? null : <div className={css.aside}>{aside}</div>}
        {body}
      </details>
    );
  }
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
      {body}
    </section>
  );
}
