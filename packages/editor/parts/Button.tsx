import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import css from './Button.module.css';

export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly look?: ButtonLook;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A button that acts. Something that goes elsewhere is a link, see `buttonLook`. */
export function Button({ look = 'plain', wide = false, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={buttonLook(look, wide)}>
      {children}
    </AriaButton>
  );
}

/** The class of a link that looks like a button. */
export function buttonLook(look: ButtonLook = 'plain', wide = false): string {
  return [css.button, css[look], wide ? css.wide : ''].join(' ');
}
