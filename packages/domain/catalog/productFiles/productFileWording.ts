import { cellSentence } from '@quoin/domain/formats';
import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { valueText } from '@quoin/messages/runtime';
import { PRODUCT_FILE_LIMITS, type ProductFileCode, REQUIRED_COLUMNS, type RowProblem } from './productFile.ts';
import { type ColumnMapping, titleInFile } from './productFileDialects.ts';

/** What a product file's owner reads about a line that was not taken, or was taken in part. */
export const productFileWording: Wording<ProductFileCode> = {
  columnMissing: (values) =>
    `The file has no column "${valueText(values, 'column')}". Required columns: ${REQUIRED_COLUMNS.join(', ')}.`,
  fileBroken: 'The file cannot be read from this line on: a quotation mark is opened or closed in the wrong place.',
  productTypeUnknown: (values) =>
    `"${valueText(values, 'value')}" is not a product type. Use PHYSICAL, DIGITAL, SERVICE or GIFT_CARD.`,
  titleMissing: 'The product has no title.',
  titleTooLong: `The title is longer than ${PRODUCT_FILE_LIMITS.title} characters.`,
  priceInvalid: (values) => `"${valueText(values, 'value')}" is not a valid price. Use a format such as 24.00.`,
  salePriceInvalid: (values) =>
    valueText(values, 'value') === ''
      ? 'The variant is on sale but has no sale price. Use a format such as 18.00.'
      : `"${valueText(values, 'value')}" is not a valid sale price. Use a format such as 18.00.`,
  saleDateInvalid: (values) =>
    `“${valueText(values, 'value')}” is not a date in the selected format. Use a format such as 2026-11-29.`,
  saleNotNow: (values) =>
    `The sale is not active today (${valueText(values, 'value')}), so it is off. The sale price is kept.`,
  saleWithEnd: (values) => `The sale is on (${valueText(values, 'value')}). It does not end automatically.`,
  stockInvalid: (values) =>
    `"${valueText(values, 'value')}" is not a valid quantity. Enter a whole number or Unlimited.`,
  yesNoInvalid: (values) => `"${valueText(values, 'value')}" in ${valueText(values, 'column')} must be Yes or No.`,
  optionNameMissing: (values) => `Option ${valueText(values, 'value')} has values but no name.`,
  optionNameRepeated: (values) => `Two options of the product are called ${valueText(values, 'value')}.`,
  optionValueMissing: (values) => `The variant has no value for ${valueText(values, 'value')}.`,
  variantRepeated: 'Another variant of this product has the same options.',
  skuRepeated: (values) =>
    `The SKU ${valueText(values, 'value')} occurs twice in the file. This variant gets ${valueText(values, 'sku')}.`,
  skuTaken: (values) =>
    `Another product has the SKU ${valueText(values, 'value')}. This variant gets ${valueText(values, 'sku')}.`,
  gtinInvalid: (values) =>
    `“${valueText(values, 'value')}” is not a valid EAN, UPC or ISBN. It has 8, 12, 13 or 14 digits, and the last one is a check digit.`,
  skuTooLong: (values) =>
    `The SKU is longer than ${PRODUCT_FILE_LIMITS.sku} characters. This variant gets ${valueText(values, 'sku')}.`,
  variantWithoutProduct: 'There is a variant before the first product.',
  tooManyVariants: `A product can have at most ${PRODUCT_FILE_LIMITS.variants} variants.`,
  tooManyProducts: `A file can have up to ${PRODUCT_FILE_LIMITS.products} products. The rest was skipped.`,
  productRepeated: (values) => `The product ${valueText(values, 'value')} occurs twice in the file.`,
  addressRepeated: (values) => `The URL ${valueText(values, 'value')} occurs twice in the file.`,
  measureInvalid: (values) =>
    `"${valueText(values, 'value')}" in ${valueText(values, 'column')} is not a valid measurement.`,
  planInvalid: 'The subscription needs a billing unit (week, month or year), a period and a number of cycles.',
  storePageUnknown: (values) => `The site has no store page "${valueText(values, 'value')}".`,
  taken: (values) => `Another product already has the URL "${valueText(values, 'value')}" or one of the SKUs.`,
  markupRemoved: (values) => `Removed from the description: ${valueText(values, 'value')}.`,
  imageMissing: (values) => `The image ${valueText(values, 'value')} was not uploaded with the file.`,
  imageNotFetched: (values) => `The image ${valueText(values, 'value')} could not be downloaded.`,
  imageUnusable: (values) => `The image ${valueText(values, 'value')} has an unsupported type or size.`,
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
export const importFileWording: Wording<ImportFileCode> = {
  fileUnreadable: 'This file is not a valid CSV file. Check the quotation marks and the file type.',
  fileEmpty: 'The file has no rows below the header.',
  importUnknown: 'This import has expired. Choose the file again.',
  importOver: 'This import was already started.',
};

export function importFileSentence(problem: Problem<ImportFileCode>): string {
  return lookUpSentence(importFileWording, problem);
}
