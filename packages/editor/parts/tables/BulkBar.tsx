import * as texts from '@quoin/messages/app/bulkBar';
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
    <section className={css.bar} aria-label={texts.selectedRecords}>
      <span className={css.count} role="status">
        {texts.selected(count)}
      </span>
      {children}
      <Button look="quiet" onPress={onClear}>
        {texts.clear}
      </Button>
    </section>
  );
}
