import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { type Values, valueText } from '@quoin/messages/runtime';
import type { InventoryCode } from './inventory/adjustment.ts';
import { inventoryWording } from './inventory/wording.ts';
import { catalogLimitWording } from './limitsWording.ts';
import { planWording } from './planWording.ts';
import type { ProductDraftCode } from './productDraft.ts';
import { productFileWording } from './productFileWording.ts';
import type { ProductFormCode } from './productForm.ts';
import type { StoreCreationCode } from './storeCreation.ts';

/** Why an edit of the catalogue was not taken although its values are fine. */
export type CatalogEditCode =
  | 'productMissing'
  | 'storePageMissing'
  | 'categoryUnknown'
  | 'categoryMoveInvalid'
  | 'revisionChanged'
  | 'skuTaken'
  | 'skuTakenInTrash'
  | 'addressTaken'
  | 'addressReserved'
  | 'imageUnknown'
  | 'fileTooLarge'
  | 'fileEmpty'
  | 'restoreTooLate'
  | 'textOnly'
  | 'draftsOnly'
  | 'viewNameMissing'
  | 'viewNameTaken'
  | 'tooManyViews'
  | 'tooManyStorePages';

const value = (values: Values) => valueText(values, 'value');
const max = (values: Values) => valueText(values, 'max');

const productFormWording: Wording<ProductFormCode> = {
  formFieldTitleMissing: 'Give this field a name.',
  formTitleRepeated: 'Another question has this name.',
  formTextTooLong: (values) => `Use at most ${max(values)} characters.`,
  formOptionsMissing: (values) => `Give buyers 1 to ${max(values)} things to choose from.`,
  formTooManyFields: (values) => `A form has at most ${max(values)} fields.`,
};

const editWording: Wording<CatalogEditCode> = {
  productMissing: 'This product is no longer there.',
  storePageMissing: 'This store page is no longer there.',
  categoryUnknown: (values) => `The store page has no category ${value(values)}.`,
  categoryMoveInvalid: 'A category cannot be put into itself.',
  revisionChanged: (values) => `${valueText(values, 'title')} was changed by somebody else while you edited it.`,
  skuTaken: (values) => `${valueText(values, 'title')} has the SKU ${value(values)} already.`,
  skuTakenInTrash: (values) => `${valueText(values, 'title')}, which is in the trash, has the SKU ${value(values)}.`,
  addressTaken: (values) => `Another page of the site has the address ${value(values)}.`,
  addressReserved: (values) => `The address ${value(values)} is needed by the product itself.`,
  imageUnknown: 'One of the pictures is no longer there. Remove it and add it again.',
  fileTooLarge: (values) =>
    `The file ${valueText(values, 'fileName')} is too large. The maximum allowed file size is ${valueText(values, 'maxSize')}.`,
  fileEmpty: (values) => `The file ${valueText(values, 'fileName')} is empty.`,
  restoreTooLate: 'What was deleted more than 30 days ago is gone for good.',
  draftsOnly: 'Your role saves drafts: products that visitors see are changed by those who may publish.',
  textOnly: 'Your role may change texts and pictures of products, nothing else.',
  viewNameMissing: 'Give the view a name.',
  viewNameTaken: (values) => `You have a view called ${value(values)} already.`,
  tooManyViews: (values) => `You can keep at most ${max(values)} views.`,
  tooManyStorePages: (values) => `A site has at most ${max(values)} store pages.`,
};

export const productDraftWording: Wording<ProductDraftCode> = {
  ...catalogLimitWording,
  ...planWording,
  ...productFormWording,
  addressInvalid: 'Use letters, digits and single dashes, for example blue-chair.',
  optionNameMissing: 'Give this option a name, for example Size.',
  optionNameRepeated: productFileWording.optionNameRepeated,
  optionValueMissing: (values) => `Each variant needs a value for ${value(values)}.`,
  optionTextTooLong: (values) => `Names and values of options have at most ${max(values)} characters.`,
  variantsMissing: 'A product needs at least one variant.',
  variantRepeated: productFileWording.variantRepeated,
  denominationsInvalid: (values) => `Enter 1 to ${max(values)} different amounts above zero.`,
  skuRepeated: (values) => `The SKU ${value(values)} is used twice.`,
  priceInvalid: (values) => (value(values).trim() === '' ? 'Enter a price.' : productFileText('priceInvalid', values)),
  salePriceInvalid: productFileWording.salePriceInvalid,
  stockInvalid: 'Enter a whole number, 0 or more.',
  gtinInvalid: productFileWording.gtinInvalid,
  measureInvalid: 'Enter a number, 0 or more.',
  buttonTextTooLong: (values) => `The button’s text has at most ${max(values)} characters.`,
  soldOutTextTooLong: (values) => `The text for what is sold out has at most ${max(values)} characters.`,
  additionalInfoTooLong: (values) => `Additional information has at most ${max(values)} characters.`,
  seoTitleTooLong: (values) => `A title for search engines has at most ${max(values)} characters.`,
  seoDescriptionTooLong: (values) => `A description for search engines has at most ${max(values)} characters.`,
  scheduleMissing: 'Choose the day and time from which the product is shown.',
  takeDownBeforeStart: 'It cannot be taken down before it appears.',
  takeDownToInvalid: 'Lead visitors to a page: begin with / or https://',
  scarcityInvalid: (values) => `Enter a whole number from 0 to ${max(values)}.`,
  taxClassUnknown: (values) =>
    `No tax names the class ${value(values)}. Classes are made in the settings, under taxes.`,
  taxClassTooLong: (values) => `The name of a tax class has at most ${max(values)} characters.`,
  lowStockInvalid: (values) => `Enter a whole number from 0 to ${max(values)}, or nothing.`,
  tooManyRelated: (values) => `Choose at most ${max(values)} products.`,
};

function productFileText(code: 'priceInvalid', values: Values): string {
  return lookUpSentence(productFileWording, { code, values });
}

export function productDraftSentence(problem: Problem<ProductDraftCode>): string {
  return lookUpSentence(productDraftWording, problem);
}

/** All that an edit of the catalogue can be refused with. */
export const catalogEditWording = {
  ...inventoryWording,
  ...catalogLimitWording,
  ...productDraftWording,
  ...editWording,
};

export function catalogEditSentence(
  problem: Problem<CatalogEditCode | ProductDraftCode | StoreCreationCode | InventoryCode>,
): string {
  return lookUpSentence(catalogEditWording, problem);
}
