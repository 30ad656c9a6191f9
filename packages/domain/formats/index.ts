export { addDays, addMonths, daysBetween, isIsoDay, laterDay } from './dayArithmetic.ts';
export { addWorkingDays, formatDay, formatDayRange, type IsoDay, isoDayOf } from './days.ts';
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
export { namesOf } from './personName.ts';
export { plainDecimal, withDecimalMark } from './tables/decimalMark.ts';
export {
  cellSentence,
  guessSeparator,
  readTable,
  SEPARATORS,
  type Separator,
  type Table,
  type TableAsks,
  type TableReading,
  type TableRecord,
} from './tables/readTable.ts';
export { type DecimalMark, guessDecimalMark, plainAmount } from './tables/tableAmounts.ts';
export { DATE_ORDERS, type DateOrder, dateOrderOf, guessDateOrder, plainDate } from './tables/tableDates.ts';
export {
  type ColumnMapping,
  cellsOf,
  type MappedTable,
  mapTable,
  missingFields,
  plainTitle,
  type TableField,
  type TableForm,
} from './tables/tableForm.ts';
export {
  type Decode,
  type DecodedText,
  decodeText,
  isTextEncoding,
  TEXT_ENCODINGS,
  type TextEncoding,
} from './tables/textEncoding.ts';
export { foldCode } from './texts/foldCode.ts';
export { foldText } from './texts/foldText.ts';
export { storableText } from './texts/storableText.ts';
export { withoutTags } from './texts/tags.ts';
export { typedList, typedParts } from './texts/typedList.ts';
export { typedCode, typedLine } from './texts/typedText.ts';
export { writtenLine, writtenText } from './texts/writtenText.ts';
export { xmlCharacters } from './texts/xmlCharacters.ts';
export { formatTimeSince } from './timeSince.ts';
export { type TimeUnit, type TimeWords, timeWords } from './wording.ts';
