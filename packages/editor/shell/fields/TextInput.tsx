import type { Field } from '@quoin/domain/blocks';
import * as texts from '@quoin/messages/app/textInput';
import { type ReactNode, useState } from 'react';
import { LinkPicker } from '../../links/LinkPicker.tsx';
import { MediaPicker } from '../../media/MediaPicker.tsx';
import { Button } from '../../parts/Button.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { FilmCheck } from '../../parts/files/FilmCheck.tsx';
import { RichTextField } from '../../richText/RichTextField.tsx';
import css from './fields.module.css';
import { NavigationField } from './NavigationField.tsx';

export interface TextInputProps {
  readonly field: Extract<Field, { readonly kind: 'text' | 'html' }>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const HTML_ROWS = 8;
const LONG_ROWS = 4;
const CODE_ROWS = 10;
/** Shown only once the end is near. */
const NEAR_THE_END = 0.8;

/** Words of all kinds: a line, several, markup, a date, code, or where something leads. */
export function TextInput({ field, value, onChange }: TextInputProps) {
  const { label, max } = field;
  const holds = field.kind === 'text' ? field.holds : undefined;
  if (holds === 'link') return <LinkPicker label={label} value={value} onChange={(href) => onChange(href)} />;
  if (holds === 'navigation') return <NavigationField label={label} value={value} onChange={onChange} />;
  if (field.kind === 'html') return <RichTextField label={label} value={value} rows={HTML_ROWS} onChange={onChange} />;
  const rows = rowsOf(field);
  const input = (
    <TextField
      label={label}
      value={value}
      maxLength={max}
      onChange={onChange}
      {...(holds === 'date' ? { type: 'date' as const } : {})}
      {...(rows === null ? {} : { rows })}
      {...(value.length > max * NEAR_THE_END ? { hint: texts.ofCharacters(value.length, max) } : {})}
    />
  );
  if (holds === 'audio' || holds === 'video' || holds === 'file')
    return <FileText kind={holds} input={input} url={value} onPick={onChange} />;
  return holds === 'code' ? <div className={css.code}>{input}</div> : input;
}

interface FileTextProps {
  readonly kind: 'audio' | 'video' | 'file';
  readonly input: ReactNode;
  readonly url: string;
  readonly onPick: (address: string) => void;
}

/** An address that may be one of the site's own files. */
function FileText({ kind, input, url, onPick }: FileTextProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.picture}>
      {input}
      {kind === 'video' ? <FilmCheck url={url} /> : null}
      <div className={css.acts}>
        <Button onPress={() => setOpen(true)}>{texts.selectFromLibrary}</Button>
      </div>
      <MediaPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        kinds={[kind]}
        onPick={([picked]) => picked !== undefined && onPick(picked.address)}
      />
    </div>
  );
}

function rowsOf(field: Extract<Field, { readonly kind: 'text' }>): number | null {
  if (field.holds === 'code') return CODE_ROWS;
  return field.isLong ? LONG_ROWS : null;
}
