export { allocate } from './allocate.ts';
export {
  CURRENCIES,
  CURRENCY_CODES,
  type Currency,
  type CurrencyCode,
  DEFAULT_CURRENCY,
  fractionDigits,
  isCurrencyCode,
} from './currencies.ts';
export {
  type AmountCode,
  isWithinWireRange,
  MAX_INTEGER_PLACES,
  parseDecimalMoney,
  toDecimalString,
  toWireNumber,
} from './decimal.ts';
export { formatMoney } from './formatMoney.ts';
export { addMoney, compareMoney, type Money, money, multiplyMoney, subtractMoney, zeroMoney } from './money.ts';
export { moneyWording, sentence } from './wording.ts';
