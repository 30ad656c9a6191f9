import type { ButtonHTMLAttributes, MouseEvent, ReactElement } from 'react';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Work is going on: the button keeps its focus and its place, and ignores presses (`aria-disabled`). */
  readonly isBusy?: boolean;
  /** Pressing has no effect now. Also sets `aria-disabled`, so a keyboard user can still find it and read why. */
  readonly isUnavailable?: boolean;
}

/** A button that never loses focus by becoming disabled: it says so and swallows the press instead. */
export function Button(props: ButtonProps): ReactElement {
  const { isBusy = false, isUnavailable = false, onClick, type = 'button', ...rest } = props;
  const isOff = isBusy || isUnavailable;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button {...rest} type={type} onClick={press} aria-disabled={isOff || undefined} aria-busy={isBusy || undefined} />
  );
}
