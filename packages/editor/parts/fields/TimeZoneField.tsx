import { editorWording } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/timeZoneField';
import { useMemo } from 'react';
import { type Choice, SelectField } from './SelectField.tsx';
import { timeZones } from './timeZones.ts';

export interface TimeZoneFieldProps {
  /** Empty where it is the one of `before`. */
  readonly value: string;
  readonly onChange: (zone: string) => void;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  /** What can be chosen instead of a zone; its value is the empty text. */
  readonly before?: string;
}

/** React Aria has no choice of an empty key. */
const NONE = 'none';

export function TimeZoneField({ value, onChange, error, before, ...rest }: TimeZoneFieldProps) {
  const { choices, isLoaded } = useMemo(() => timeZones([value]), [value]);
  const none: readonly Choice<string>[] = before === undefined ? [] : [{ value: NONE, text: before }];
  return (
    <SelectField
      {...rest}
      label={texts.timeZone}
      choices={[...none, ...choices]}
      value={value || NONE}
      onChange={(zone) => onChange(zone === NONE ? '' : zone)}
      error={error ?? (isLoaded ? undefined : editorWording.timeZonesNotLoaded)}
    />
  );
}
