import { Decimal, DecimalConstants, type MessageArg, type MessageArgConverter } from '@phensley/cldr';
import { asString, isRecord, member } from '@quoin/template';
import { decimalOf } from './decimalOf.ts';

/** An object that is an amount of money counts as its number. */
function scalarOf(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const amount = member(value, 'decimalValue');
  return amount === undefined ? member(value, 'value') : amount;
}

/** How values of a page become texts and numbers of a message; undefined is an argument that was not given. */
export const MESSAGE_VALUES: MessageArgConverter = {
  asString(value: MessageArg | undefined): string {
    return value instanceof Decimal ? value.toString() : asString(scalarOf(value));
  },
  asDecimal(value: MessageArg | undefined): Decimal {
    if (value instanceof Decimal) return value;
    if (value === undefined) return DecimalConstants.NAN;
    if (value === true) return DecimalConstants.ONE;
    return decimalOf(asString(scalarOf(value))) ?? DecimalConstants.ZERO;
  },
};
