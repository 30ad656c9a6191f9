import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../parts/Button.tsx';
import css from './Panel.module.css';

export interface PanelProps {
  readonly label: string;
  readonly side: 'left' | 'right';
  /** Above the scrolling part. */
  readonly head: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel beside the page, a sheet over it in narrow windows. Escape closes it and the focus goes back (ED-42). */
export function Panel({ label, side, head, onClose, children }: PanelProps) {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    return () => {
      if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus();
    };
  }, []);
  return (
    <aside
      aria-label={label}
      data-region={side}
      tabIndex={-1}
      className={`${css.panel} ${css[side]}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={css.head}>
        <div className={css.title}>{head}</div>
        <Button look="quiet" aria-label={`Close ${label.toLowerCase()}`} onPress={onClose}>
          <X aria-hidden="true" />
        </Button>
      </header>
      <div className={css.body} data-panel-body>
        {children}
      </div>
    </aside>
  );
}
