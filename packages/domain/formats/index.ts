export { addDays, addMonths, daysBetween, isIsoDay, laterDay } from './dayArithmetic.ts';
export { addWorkingDays, formatDay, formatDayRange, type IsoDay, isoDayOf } from './days.ts';
export { plainDecimal, withDecimalMark } from './decimalMark.ts';
export {
  compareDecimals,
  type Decimal,
  type Digits,
  groupDigits,
  movePoint,
  parseDecimal,
  type Rounding,
  roundDecimal,
  writeDecimal,
} from './decimalText.ts';
export { figuresOf, inFigures, LATIN_FIGURES, withFigures } from './figures.ts';
export { formatFileSize, formatSizeLimit, MEGABYTE } from './fileSize.ts';
export { foldCode } from './foldCode.ts';
export { foldText } from './foldText.ts';
export {
  addLocalDays,
  dayInZone,
  localText,
  momentInZone,
  momentOfLocal,
  offsetAt,
  zonedText,
} from './localTime.ts';
export { formatPercent } from './percent.ts';
export { formatPercentage, PERCENTAGE_DIGITS } from './percentage.ts';
export {
  cellSentence,
  guessSeparator,
  readTable,
  SEPARATORS,
  type Separator,
  type TableAsks,
  type TableReading,
  type TableRecord,
} from './readTable.ts';
export { storableText } from './storableText.ts';
export { type DecimalMark, guessDecimalMark, plainAmount } from './tableAmounts.ts';
export { DATE_ORDERS, type DateOrder, dateOrderOf, guessDateOrder, plainDate } from './tableDates.ts';
export { withoutTags } from './tags.ts';
export {
  type Decode,
  type DecodedText,
  decodeText,
  isTextEncoding,
  TEXT_ENCODINGS,
  type TextEncoding,
} from './textEncoding.ts';
export { formatTimeSince } from './timeSince.ts';
export { typedList, typedParts } from './typedList.ts';
export { typedCode, typedLine } from './typedText.ts';
export { type TimeUnit, type TimeWords, timeWords } from './wording.ts';
export { writtenLine, writtenText } from './writtenText.ts';
export { xmlCharacters } from './xmlCharacters.ts';
