import { TEXT_ENCODINGS, type TextEncoding } from '@quoin/domain/formats';
import { type Choice, SelectField } from './SelectField.tsx';

const NAMES: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-874': 'Thai (Windows-874)',
  'windows-1257': 'Baltic (Windows-1257)',
  macintosh: 'Western European (Macintosh)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  ibm866: 'Cyrillic (DOS)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC)',
  gb18030: 'Chinese, simplified (GB18030)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
};
const CHOICES: readonly Choice<TextEncoding>[] = TEXT_ENCODINGS.map((value) => ({ value, text: NAMES[value] }));

interface EncodingFieldProps {
  readonly value: TextEncoding;
  readonly isDisabled?: boolean;
  readonly onChange: (encoding: TextEncoding) => void;
}

/** How the letters of a chosen file were read, for whoever sees wrong ones. */
export function EncodingField({ value, isDisabled = false, onChange }: EncodingFieldProps) {
  return (
    <SelectField
      label="Character encoding"
      choices={CHOICES}
      value={value}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}
