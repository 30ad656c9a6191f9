import * as commonTexts from '@quoin/messages/app/common';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { mayPass } from './mayPass.ts';
import css from './states.module.css';

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Nothing here yet: says what will be here and how to get there. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      <span className={css.icon}>
        <Icon aria-hidden="true" strokeWidth={1.6} />
      </span>
      <h2 className={css.title}>{title}</h2>
      <div className={css.text}>{children}</div>
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Something could not be loaded: what, why if known, and a way to try again where that may help. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  return (
    <div className={css.state} role="alert">
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{error.message}</p>
      {mayPass(error) ? <Button onPress={onRetry}>{commonTexts.tryAgain}</Button> : null}
    </div>
  );
}

/** Grey bars in the place of rows that are on their way. */
export function SkeletonRows({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <div className={css.rows} role="status">
      <span className={css.spoken}>{label}</span>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className={css.row} aria-hidden="true">
          <span className={css.bar} />
          <span className={css.bar} />
          <span className={css.bar} />
          <span className={css.bar} />
        </div>
      ))}
    </div>
  );
}
