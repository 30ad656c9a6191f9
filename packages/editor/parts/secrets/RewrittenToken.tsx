import { type KeyboardEvent, type Ref, useState } from 'react';
import css from '../fields/TokenField.module.css';

interface RewrittenTokenProps {
  readonly value: string;
  readonly label: string;
  /** Id of the element that describes the error. */
  readonly describedBy: string;
  readonly ref: Ref<HTMLInputElement>;
  /** Whether it was taken. */
  readonly onDone: (typed: string) => boolean;
  readonly onAdded: () => void;
  readonly onGiveUp: () => void;
}

/** One of several short texts while it is edited. Enter keeps the new text, Escape keeps the old one. */
export function RewrittenToken({ value, label, describedBy, ref, onDone, onAdded, onGiveUp }: RewrittenTokenProps) {
  const [text, setText] = useState(value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    // The surrounding dialog handles Escape, too.
    event.stopPropagation();
    if (event.key === 'Escape') onGiveUp();
    else if (onDone(text)) onAdded();
  };
  return (
    <input
      ref={ref}
      className={css.rewritten}
      aria-label={label}
      aria-describedby={describedBy}
      value={text}
      size={Math.max(4, text.length + 1)}
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
      autoFocus
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onDone(text)}
    />
  );
}
