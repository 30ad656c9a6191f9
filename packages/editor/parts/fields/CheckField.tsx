import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import css from './choices.module.css';

export interface CheckFieldProps {
  /** Shown next to the box. Use `label` where there is no room for text. */
  readonly children?: ReactNode;
  readonly label?: string;
  readonly hint?: string;
  readonly isSelected: boolean;
  readonly isIndeterminate?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** A box to tick. */
export function CheckField({ children, label, hint, isIndeterminate = false, ...rest }: CheckFieldProps) {
  return (
    <Checkbox {...rest} isIndeterminate={isIndeterminate} aria-label={label} className={css.check ?? ''}>
      <span className={css.mark} aria-hidden="true">
        {isIndeterminate ? <Minus /> : <Check />}
      </span>
      {children === undefined ? null : (
        <span className={css.words}>
          {children}
          {hint === undefined ? null : <span className={css.optionHint}>{hint}</span>}
        </span>
      )}
    </Checkbox>
  );
}
