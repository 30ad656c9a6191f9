import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import css from './BulkBar.module.css';

export interface BulkBarProps {
  readonly count: number;
  /** Buttons that act on what is selected. */
  readonly children: ReactNode;
  readonly onClear: () => void;
}

/** What can be done with the selected records; absent while none is. */
export function BulkBar({ count, children, onClear }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <section className={css.bar} aria-label="Selected records">
      <span className={css.count} role="status">
        {count} selected
      </span>
      {children}
      <Button look="quiet" onPress={onClear}>
        Clear
      </Button>
    </section>
  );
}
