import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { lightboxMargin } from './modalKeys.ts';
import { OUTSIDE_ATTRIBUTE } from './openModal.ts';
import { useModal } from './useModal.ts';

export interface LightboxProps {
  readonly isOpen: boolean;
  /** What is shown, for those who don't see it. */
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly theme: 'dark' | 'light';
  /** Scrolls between margins when it is taller than the window (MODAL-02). */
  readonly children: ReactNode;
  /** Fixed above the content: arrows, a counter. */
  readonly tools?: ReactNode;
}

const OUTSIDE = { [OUTSIDE_ATTRIBUTE]: '' };

/** A frame over the whole window. A click outside the content, Escape or the button closes it (MODAL-01). */
export function Lightbox(props: LightboxProps): ReactElement {
  const { isOpen, label, closeLabel, onClose, theme, children, tools } = props;
  const dialog = useModal(isOpen, onClose);
  const content = useContentMargin(isOpen);
  return (
    <dialog ref={dialog} className={`lightbox-frame lightbox-frame--${theme}`} aria-label={label}>
      <div className="lightbox-frame__room" {...OUTSIDE}>
        <div ref={content} className="lightbox-frame__content">
          {isOpen && children}
        </div>
      </div>
      {tools}
      <button type="button" className="lightbox-frame__close" aria-label={closeLabel} onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
    </dialog>
  );
}

/** Keeps the content in the middle, or between margins, whenever its size or the window's changes. */
function useContentMargin(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = content.current;
    if (!isOpen || element === null) return;
    const place = (): void => {
      element.style.marginBlock = `${lightboxMargin(element.offsetHeight, window.innerHeight)}px`;
    };
    const watcher = new ResizeObserver(place);
    watcher.observe(element);
    window.addEventListener('resize', place);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [isOpen]);
  return content;
}
