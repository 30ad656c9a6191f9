import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { type TextFieldProps as AriaProps, TextField as AriaTextField } from 'react-aria-components/TextField';
import css from './TextField.module.css';

export interface TextFieldProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  readonly label: string;
  readonly error?: string | undefined;
  /** One sentence below the input that says what is wanted. */
  readonly hint?: ReactNode;
  /** Several lines: this many to begin with. */
  readonly rows?: number;
  readonly placeholder?: string;
  /** A unit in front of what is typed, for example a currency. */
  readonly unit?: string;
  /** Something at the end of the input, for example a button that shows the password. */
  readonly aside?: ReactNode;
}

export function TextField({ label, error, hint, rows, placeholder, unit, aside, ...rest }: TextFieldProps) {
  return (
    <AriaTextField {...rest} isInvalid={error !== undefined} validationBehavior="aria" className={css.field ?? ''}>
      <Label className={css.label ?? ''}>{label}</Label>
      <div className={css.box}>
        {unit === undefined ? null : (
          <span className={css.unit} aria-hidden="true">
            {unit}
          </span>
        )}
        {rows === undefined ? (
          <Input
            className={`${css.input} ${unit === undefined ? '' : css.afterUnit}`}
            {...(placeholder === undefined ? {} : { placeholder })}
          />
        ) : (
          <TextArea
            className={`${css.input} ${css.area}`}
            rows={rows}
            {...(placeholder === undefined ? {} : { placeholder })}
          />
        )}
        {aside}
      </div>
      {hint === undefined ? null : (
        <Text slot="description" className={css.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={css.error ?? ''}>{error}</FieldError>
    </AriaTextField>
  );
}
