import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { type TextFieldProps as AriaProps, TextField as AriaTextField } from 'react-aria-components/TextField';
import css from './TextField.module.css';

export interface TextFieldProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  readonly label: string;
  readonly error?: string | undefined;
  /** Something at the end of the input, for example a button that shows the password. */
  readonly aside?: ReactNode;
}

export function TextField({ label, error, aside, ...rest }: TextFieldProps) {
  return (
    <AriaTextField {...rest} isInvalid={error !== undefined} validationBehavior="aria" className={css.field ?? ''}>
      <Label className={css.label ?? ''}>{label}</Label>
      <div className={css.box}>
        <Input className={css.input ?? ''} />
        {aside}
      </div>
      <FieldError className={css.error ?? ''}>{error}</FieldError>
    </AriaTextField>
  );
}
