import * as texts from '@quoin/messages/app/codeForm';
import { TextField } from '../../parts/fields/TextField.tsx';

export interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: string | undefined;
  /** Setting up: there are no recovery codes yet. */
  readonly isFirst?: boolean;
}

/** For a code of the authenticator app; phones offer the one they have received. */
export function CodeField({ isFirst = false, ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      label={texts.code}
      name="code"
      autoComplete="one-time-code"
      {...(isFirst ? { inputMode: 'numeric' } : {})}
      spellCheck="false"
      autoFocus
      isRequired
      hint={isFirst ? texts.sixDigits : texts.orARecoveryCode}
    />
  );
}
