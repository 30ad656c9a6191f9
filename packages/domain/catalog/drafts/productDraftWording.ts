import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { type Values, valueText } from '@quoin/messages/runtime';
import type { InventoryCode } from '../inventory/adjustment.ts';
import { inventoryWording } from '../inventory/wording.ts';
import { catalogLimitWording } from '../limitsWording.ts';
import { planWording } from '../planWording.ts';
import { productFileWording } from '../productFiles/productFileWording.ts';
import type { ProductDraftCode } from './productDraft.ts';
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
  formFieldTitleMissing: 'Enter a name for this field.',
  formTitleRepeated: 'Another question already has this name.',
  formTextTooLong: (values) => `Use at most ${max(values)} characters.`,
  formOptionsMissing: (values) => `Enter 1 to ${max(values)} options.`,
  formTooManyFields: (values) => `A form has at most ${max(values)} fields.`,
};

const editWording: Wording<CatalogEditCode> = {
  productMissing: 'This product was deleted.',
  storePageMissing: 'This store page was deleted.',
  categoryUnknown: (values) => `The store page has no category ${value(values)}.`,
  categoryMoveInvalid: 'A category cannot be moved into itself.',
  revisionChanged: (values) => `${valueText(values, 'title')} was changed by someone else while you edited it.`,
  skuTaken: (values) => `${valueText(values, 'title')} already has the SKU ${value(values)}.`,
  skuTakenInTrash: (values) => `${valueText(values, 'title')}, which is in the trash, has the SKU ${value(values)}.`,
  addressTaken: (values) => `Another page already has the URL ${value(values)}.`,
  addressReserved: (values) => `The URL ${value(values)} is reserved for the product.`,
  imageUnknown: 'One of the images was deleted. Remove it and add it again.',
  fileTooLarge: (values) =>
    `The file ${valueText(values, 'fileName')} is too large. The maximum allowed file size is ${valueText(values, 'maxSize')}.`,
  fileEmpty: (values) => `The file ${valueText(values, 'fileName')} is empty.`,
  restoreTooLate: 'Items deleted more than 30 days ago cannot be restored.',
  draftsOnly: 'Your role can edit drafts only. Published products can be changed by people who may publish.',
  textOnly: 'Your role can change only text and images of products.',
  viewNameMissing: 'Enter a name for the view.',
  viewNameTaken: (values) => `You already have a view named ${value(values)}.`,
  tooManyViews: (values) => `You can save up to ${max(values)} views.`,
  tooManyStorePages: (values) => `A site has at most ${max(values)} store pages.`,
};

export const productDraftWording: Wording<ProductDraftCode> = {
  ...catalogLimitWording,
  ...planWording,
  ...productFormWording,
  addressInvalid: 'Use letters, digits and single dashes, such as blue-chair.',
  optionNameMissing: 'Enter an option name, such as Size.',
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
  soldOutTextTooLong: (values) => `The sold-out text has at most ${max(values)} characters.`,
  additionalInfoTooLong: (values) => `Additional information has at most ${max(values)} characters.`,
  seoTitleTooLong: (values) => `An SEO title has at most ${max(values)} characters.`,
  seoDescriptionTooLong: (values) => `An SEO description has at most ${max(values)} characters.`,
  scheduleMissing: 'Select the date and time to publish the product.',
  takeDownBeforeStart: 'The unpublish date must be after the publish date.',
  takeDownToInvalid: 'Enter a page or URL that starts with / or https://',
  scarcityInvalid: (values) => `Enter a whole number from 0 to ${max(values)}.`,
  taxClassUnknown: (values) => `No tax uses the class ${value(values)}. Create tax classes under Settings → Taxes.`,
  taxClassTooLong: (values) => `The name of a tax class has at most ${max(values)} characters.`,
  lowStockInvalid: (values) => `Enter a whole number from 0 to ${max(values)}, or leave empty.`,
  tooManyRelated: (values) => `Select up to ${max(values)} products.`,
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
