import * as texts from '@quoin/messages/app/passwordField';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import css from './PasswordField.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password that can be looked at while it is typed; pasting is always allowed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'aside'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      aside={
        <ToggleButton
          isSelected={isShown}
          onChange={setShown}
          aria-label={texts.show(props.label.toLowerCase())}
          className={css.eye ?? ''}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </ToggleButton>
      }
    />
  );
}
