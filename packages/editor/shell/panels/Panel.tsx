import * as texts from '@quoin/messages/app/panel';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { inSentence } from '../../app/locale.ts';
import { Button } from '../../parts/Button.tsx';
import { focusPlaceOf } from '../useKeys.ts';
import css from './Panel.module.css';

export interface PanelProps {
  readonly label: string;
  readonly side: 'left' | 'right';
  /** Above the scrolling part. */
  readonly head: ReactNode;
  readonly onClose: () => void;
  /** Number of times a user requested the panel. */
  readonly asked: number;
  /** Escape in a field leads out of it, and the panel stays; whether it did. */
  readonly onLeaveField?: () => boolean;
  readonly children: ReactNode;
}

/**
 * A panel next to the page, or a sheet over it in narrow windows. Escape closes it, and the focus goes back
 * (`keepFocus`, ED-42).
 */
export function Panel({ label, side, head, onClose, asked, onLeaveField, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Nobody opened a panel that was there from the beginning, or that came with what one writes on the page.
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.closest('[data-region="canvas"]')) panel.current?.focus();
  }, []);
  useEffect(() => {
    if (asked > 0) panel.current?.focus();
  }, [asked]);
  return (
    <aside
      ref={panel}
      aria-label={label}
      data-region={side}
      tabIndex={-1}
      className={`${css.panel} ${css[side]}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        const isField = event.target instanceof HTMLElement && focusPlaceOf(event.target) === 'field';
        if (!isField || onLeaveField?.() !== true) onClose();
      }}
    >
      <header className={css.head}>
        <div className={css.title}>{head}</div>
        <Button look="quiet" aria-label={texts.close(inSentence(label))} onPress={onClose}>
          <X aria-hidden="true" />
        </Button>
      </header>
      <div className={css.body} data-panel-body>
        {children}
      </div>
    </aside>
  );
}
