export { allocate } from './allocate.ts';
export { allocatePartial } from './allocatePartial.ts';
export {
  CURRENCY_CODES,
  type CurrencyCode,
  DEFAULT_CURRENCY,
  fractionDigits,
  isCurrencyCode,
} from './currencies.ts';
export { currencyOfCountry } from './currencyOfCountry.ts';
export {
  isWithinWireRange,
  MAX_INTEGER_PLACES,
  parseDecimalMoney,
  toWireNumber,
} from './decimal.ts';
export { toDecimalString } from './decimalText.ts';
export { formatMoney, isWrittenAtHome } from './formatMoney.ts';
export {
  FREE_LABEL_LENGTH,
  type FreePriceSettings,
  freeWord,
  parseFreePrice,
  priceText,
} from './freePrice.ts';
export {
  addMoney,
  compareMoney,
  type Money,
  money,
  multiplyMoney,
  smallerOf,
  subtractMoney,
  zeroMoney,
} from './money.ts';
export {
  divideRounded,
  PPM,
  parsePercent,
  percentText,
  type RoundingMode,
} from './rates.ts';
export { moneyWording, sentence } from './wording.ts';
