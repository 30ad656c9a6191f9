import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as catalogEditRefusals from '@quoin/messages/app/catalogEditRefusals';
import * as productDraftRefusals from '@quoin/messages/app/productDraftRefusals';
import * as productFormRefusals from '@quoin/messages/app/productFormRefusals';
import { valueText } from '@quoin/messages/runtime';
import type { InventoryCode } from '../inventory/adjustment.ts';
import { inventoryWording } from '../inventory/wording.ts';
import { catalogLimitWording } from '../limitsWording.ts';
import { planWording } from '../planWording.ts';
import { productFileWording } from '../productFiles/productFileWording.ts';
import type { ProductDraftCode } from './productDraft.ts';
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

export const productDraftWording: Wording<ProductDraftCode> = {
  ...catalogLimitWording,
  ...planWording,
  ...productFormRefusals,
  ...productDraftRefusals,
  optionNameRepeated: productFileWording.optionNameRepeated,
  variantRepeated: productFileWording.variantRepeated,
  priceInvalid: (values) => productDraftRefusals.priceInvalid({ value: valueText(values, 'value').trim() }),
  salePriceInvalid: productFileWording.salePriceInvalid,
  gtinInvalid: productFileWording.gtinInvalid,
};

export function productDraftSentence(problem: Problem<ProductDraftCode>): string {
  return lookUpSentence(productDraftWording, problem);
}

/** All that an edit of the catalogue can be refused with. */
export const catalogEditWording = {
  ...inventoryWording,
  ...catalogLimitWording,
  ...productDraftWording,
  ...catalogEditRefusals,
};

export function catalogEditSentence(
  problem: Problem<CatalogEditCode | ProductDraftCode | StoreCreationCode | InventoryCode>,
): string {
  return lookUpSentence(catalogEditWording, problem);
}
