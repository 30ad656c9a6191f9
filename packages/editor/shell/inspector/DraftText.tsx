import { commandSentence } from '@quoin/domain/document';
import type { Outcome } from '@quoin/domain/problem';
import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../../parts/fields/TextField.tsx';

export interface DraftTextProps {
  readonly label: string;
  readonly value: string;
  readonly max: number;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Asked for each letter, or on leaving; what it refuses stays in the field with the reason, and the old value holds. */
  readonly onChange: (value: string) => Outcome<unknown, string>;
  /** Only on leaving the field or by Enter: in between it means nothing. */
  readonly isLate?: boolean;
}

/** A text with rules, such as an address. Violations are shown next to it and never stored. */
export function DraftText({ label, value, max, onChange, isLate = false, ...look }: DraftTextProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  const commit = (text: string) => {
    const outcome = onChange(text);
    setError(outcome.ok ? undefined : commandSentence(outcome.problem));
    setDraft(outcome.ok ? null : text);
  };
  const type = (text: string) => {
    setDraft(text);
    if (!isLate) commit(text);
  };
  const leave = () => {
    if (isLate && draft !== null && draft !== value) commit(draft);
    else if (!isLate && draft !== null) {
      setDraft(null);
      setError(undefined);
    }
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') leave();
  };
  return (
    <TextField
      label={label}
      value={draft ?? value}
      maxLength={max}
      error={error}
      onChange={type}
      onBlur={leave}
      onKeyDown={press}
      {...look}
    />
  );
}
