import { type ColumnMapping, cellSentence } from '@quoin/domain/formats';
import { lookUpSentence, type Wording, withValues } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as importFileRefusals from '@quoin/messages/app/importFileRefusals';
import * as productFileRefusals from '@quoin/messages/app/productFileRefusals';
import { valueText } from '@quoin/messages/runtime';
import { PRODUCT_FILE_LIMITS, type ProductFileCode, REQUIRED_COLUMNS, type RowProblem } from './productFile.ts';
import { titleInFile } from './productFileDialects.ts';

/** What a product file's owner reads about a line that was not taken, or was taken in part. */
export const productFileWording: Wording<ProductFileCode> = {
  ...productFileRefusals,
  columnMissing: withValues(productFileRefusals.columnMissing, { required: REQUIRED_COLUMNS }),
  titleTooLong: withValues(productFileRefusals.titleTooLong, { max: PRODUCT_FILE_LIMITS.title }),
  skuTooLong: withValues(productFileRefusals.skuTooLong, { max: PRODUCT_FILE_LIMITS.sku }),
  tooManyVariants: withValues(productFileRefusals.tooManyVariants, { max: PRODUCT_FILE_LIMITS.variants }),
  tooManyProducts: withValues(productFileRefusals.tooManyProducts, { max: PRODUCT_FILE_LIMITS.products }),
};

/** Their sentences say the column themselves. */
const WITH_COLUMN: ReadonlySet<ProductFileCode> = new Set(['yesNoInvalid', 'measureInvalid']);

/** What is wrong, behind the title that its column has in the file. */
export function rowSentence(problem: RowProblem, mapping: ColumnMapping = {}): string {
  const ours = valueText(problem.values ?? {}, 'column');
  if (ours === '' || problem.code === 'columnMissing') return lookUpSentence(productFileWording, problem);
  const column = titleInFile(ours, mapping);
  const sentence = lookUpSentence(productFileWording, { ...problem, values: { ...problem.values, column } });
  return WITH_COLUMN.has(problem.code) ? sentence : cellSentence(column, sentence);
}

export type ImportFileCode = 'fileUnreadable' | 'fileEmpty' | 'importUnknown' | 'importOver';

/** Why a file as a whole is not imported. */
export const importFileWording: Wording<ImportFileCode> = importFileRefusals;

export function importFileSentence(problem: Problem<ImportFileCode>): string {
  return lookUpSentence(importFileWording, problem);
}
