import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components/Switch';
import css from './choices.module.css';

export interface SwitchFieldProps {
  readonly children: ReactNode;
  readonly hint?: string;
  readonly isSelected: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** Something that is on or off and takes effect as one setting. */
export function SwitchField({ children, hint, ...rest }: SwitchFieldProps) {
  return (
    <Switch {...rest} className={css.switch ?? ''}>
      <span className={css.track} aria-hidden="true">
        <span className={css.knob} />
      </span>
      <span className={css.words}>
        {children}
        {hint === undefined ? null : <span className={css.optionHint}>{hint}</span>}
      </span>
    </Switch>
  );
}
