import { countedText, lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { type Values, valueText } from '@quoin/messages/runtime';
import type { BulkCode } from './cells.ts';
import { MAX_BULK_EDITS } from './planBulkEdit.ts';

const value = (values: Values) => valueText(values, 'value');

/** What the owner reads beside a cell that cannot be changed so. */
export const bulkEditWording: Wording<BulkCode> = {
  bulkPriceInvalid: (values) => `"${value(values)}" is not an amount. Write it like 24.00.`,
  bulkYesNoInvalid: (values) => `"${value(values)}" must be Yes or No.`,
  bulkStockInvalid: (values) => `"${value(values)}" is not a stock. Write a whole number or Unlimited.`,
  bulkMeasureInvalid: (values) => `"${value(values)}" is not a measure. Write it like 1.5.`,
  bulkTitleMissing: 'A title cannot be empty.',
  bulkTooLong: (values) => `At most ${valueText(values, 'max')} characters fit here.`,
  bulkTagTooLong: (values) => `Each tag has at most ${valueText(values, 'max')} characters.`,
  bulkSkuMissing: 'Every variant needs a SKU.',
  bulkSkuTaken: (values) => `The SKU ${value(values)} belongs to another variant.`,
  bulkSkuTwice: (values) => `The SKU ${value(values)} would belong to two variants.`,
  bulkSalePriceMissing: 'It has no sale price to be sold at.',
  bulkCategoryUnknown: (values) => `There is no category ${value(values)}.`,
  bulkTaxClassUnknown: (values) => `No tax names the class ${value(values)}.`,
  bulkStockBelowReserved: (values) =>
    `Buyers hold ${countedText(Number(values.reserved ?? 0), 'unit', 'units')} right now: stock cannot go below that.`,
  bulkStockNeverLimited: 'A download never runs out: its stock stays Unlimited.',
  bulkChangedSince: 'Somebody changed it meanwhile: it was left alone.',
  bulkGone: 'The product is no longer there.',
  bulkFormulaInvalid: 'Write a change like +10%, -5.00 or 19.90, and an ending like ".90".',
  bulkBelowZero: 'The price would fall below zero.',
  bulkNotThere: 'There is no such bulk edit.',
  bulkTooMany: `A bulk edit changes at most ${MAX_BULK_EDITS} cells. Filter the list and do it in parts.`,
  bulkMoveNotAllowed: 'This bulk edit is already further along.',
};

export function bulkEditSentence(problem: Problem<BulkCode>): string {
  return lookUpSentence(bulkEditWording, problem);
}
