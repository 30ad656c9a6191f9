import { countedText, lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { type Values, valueText } from '@quoin/messages/runtime';
import type { BulkCode } from './cells.ts';
import { MAX_BULK_EDITS } from './planBulkEdit.ts';

const value = (values: Values) => valueText(values, 'value');

/** The sentences next to a cell that the owner cannot change in this way. */
export const bulkEditWording: Wording<BulkCode> = {
  bulkPriceInvalid: (values) => `"${value(values)}" is not a valid amount. Use a format such as 24.00.`,
  bulkYesNoInvalid: (values) => `"${value(values)}" must be Yes or No.`,
  bulkStockInvalid: (values) => `"${value(values)}" is not a valid quantity. Enter a whole number or Unlimited.`,
  bulkMeasureInvalid: (values) => `"${value(values)}" is not a valid measurement. Use a format such as 1.5.`,
  bulkTitleMissing: 'A title cannot be empty.',
  bulkTooLong: (values) => `Enter up to ${valueText(values, 'max')} characters.`,
  bulkTagTooLong: (values) => `Each tag can have up to ${valueText(values, 'max')} characters.`,
  bulkSkuMissing: 'Every variant needs a SKU.',
  bulkSkuTaken: (values) => `The SKU ${value(values)} belongs to another variant.`,
  bulkSkuTwice: (values) => `The SKU ${value(values)} would belong to two variants.`,
  bulkSalePriceMissing: 'Enter a sale price first.',
  bulkCategoryUnknown: (values) => `The category ${value(values)} does not exist.`,
  bulkTaxClassUnknown: (values) => `No tax uses the class ${value(values)}.`,
  bulkStockBelowReserved: (values) =>
    `Customers are paying for ${countedText(Number(values.reserved ?? 0), 'unit', 'units')} right now: stock cannot be lower.`,
  bulkStockNeverLimited: 'Downloads always have unlimited stock.',
  bulkChangedSince: 'Skipped: someone else changed it.',
  bulkGone: 'The product was deleted.',
  bulkFormulaInvalid: 'Enter a change such as +10%, -5.00 or 19.90, and an ending such as ".90".',
  bulkBelowZero: 'The price would fall below zero.',
  bulkNotThere: 'Bulk edit not found.',
  bulkTooMany: `A bulk edit can change up to ${MAX_BULK_EDITS} cells. Filter the list and edit in parts.`,
  bulkMoveNotAllowed: 'This bulk edit is already in progress.',
};

export function bulkEditSentence(problem: Problem<BulkCode>): string {
  return lookUpSentence(bulkEditWording, problem);
}
