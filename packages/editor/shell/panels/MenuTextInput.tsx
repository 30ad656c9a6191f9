import {
  type Fields,
  type ListField,
  menuText,
  parseMenuText,
  readValues,
  type WrittenMenu,
} from '@quoin/domain/blocks';
import type { Json } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/menuTextInput';
import { useState } from 'react';
import { TextField } from '../../parts/fields/TextField.tsx';

export interface MenuTextInputProps {
  readonly field: ListField<Fields>;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

/** A menu in one text, as one writes it on paper; what is typed stays as it is until one leaves it. */
export function MenuTextInput({ field, value, onChange }: MenuTextInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const { list } = readValues({ list: field }, { list: value });
  const type = (text: string) => {
    setDraft(text);
    onChange(parseMenuText(text) as unknown as Json);
  };
  return (
    <TextField
      label={field.label}
      rows={14}
      value={draft ?? menuText(list as unknown as readonly WrittenMenu[])}
      onChange={type}
      onBlur={() => setDraft(null)}
      hint={texts.putBelowAMenu}
    />
  );
}
