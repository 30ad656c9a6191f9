import { TEXT_ENCODINGS, type TextEncoding } from '@quoin/domain/formats';
import * as texts from '@quoin/messages/app/encodingField';
import { type Choice, SelectField } from './SelectField.tsx';

const NAMES: Readonly<Record<TextEncoding, string>> = {
  'utf-8': texts.unicodeUtf8,
  'utf-16le': texts.unicodeUtf16,
  'utf-16be': texts.unicodeUtf16Big,
  'windows-1252': texts.westernEuropeanWindows1252,
  'windows-1250': texts.centralEuropeanWindows1250,
  'windows-1251': texts.cyrillicWindows1251,
  'windows-1253': texts.greekWindows1253,
  'windows-1254': texts.turkishWindows1254,
  'windows-1255': texts.hebrewWindows1255,
  'windows-1256': texts.arabicWindows1256,
  'windows-874': texts.thaiWindows874,
  'windows-1257': texts.balticWindows1257,
  macintosh: texts.westernEuropeanMacintosh,
  'koi8-r': texts.cyrillicKoi8R,
  ibm866: texts.cyrillicDos,
  shift_jis: texts.japaneseShiftJis,
  'euc-jp': texts.japaneseEuc,
  gb18030: texts.chineseSimplifiedGb18030,
  big5: texts.chineseTraditionalBig5,
  'euc-kr': texts.koreanEucKr,
};
const CHOICES: readonly Choice<TextEncoding>[] = TEXT_ENCODINGS.map((value) => ({ value, text: NAMES[value] }));

interface EncodingFieldProps {
  readonly value: TextEncoding;
  readonly isDisabled?: boolean;
  readonly onChange: (encoding: TextEncoding) => void;
}

/** Selects the character encoding of a chosen file, for users who see wrong letters. */
export function EncodingField({ value, isDisabled = false, onChange }: EncodingFieldProps) {
  return (
    <SelectField
      label={texts.characterEncoding}
      choices={CHOICES}
      value={value}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}
