import { type JsonRecord, recordIn, textIn } from '@quoin/domain/document';
import type { ChangeAt } from '../../commands/changeRecord.ts';
import { TextField } from '../../parts/fields/TextField.tsx';

export type Changes = (changes: readonly ChangeAt[], mergeKey: string) => void;

export interface RecordTextProps {
  readonly label: string;
  readonly record: JsonRecord;
  readonly path: readonly string[];
  readonly onChange: Changes;
  readonly max: number;
  readonly rows?: number;
  readonly hint?: string;
  readonly placeholder?: string;
}

/** A text of a record. */
export function RecordText({ label, record, path, onChange, max, ...look }: RecordTextProps) {
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce((inner, name) => recordIn(inner, name), record);
  return (
    <TextField
      label={label}
      value={textIn(holder, last)}
      maxLength={max}
      onChange={(value) => onChange([{ path, value }], path.join('.'))}
      {...look}
    />
  );
}
