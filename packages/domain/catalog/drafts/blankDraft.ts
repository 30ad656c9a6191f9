import { PRODUCT_TYPES } from '../productTypes.ts';
import type { DraftVariant, ProductDraft } from './productDraft.ts';

/** A variant as its form begins. */
export const BLANK_VARIANT: DraftVariant = {
  id: null,
  sku: '',
  values: [],
  price: '',
  salePrice: '',
  onSale: false,
  // Left empty it never sells out: a product that nobody counted yet can be sold.
  stock: { unlimited: true },
  seenStock: null,
  gtin: '',
  weight: 0,
  length: 0,
  width: 0,
  height: 0,
  imageId: null,
};

/** A product as its form begins, and as a program that says nothing else gets it. */
export const BLANK_DRAFT: ProductDraft = {
  title: '',
  urlId: '',
  description: '',
  type: PRODUCT_TYPES.physical,
  optionNames: [],
  variants: [BLANK_VARIANT],
  imageIds: [],
  tags: [],
  categories: [],
  visibility: 'visible',
  publishOn: null,
  takeDown: null,
  isFeatured: false,
  seo: { title: '', description: '', isHidden: false },
  plan: null,
  customAddButtonText: '',
  customSoldOutText: '',
  additionalInfo: '',
  form: null,
  taxClass: '',
  withdrawalExemption: null,
  lowStockThreshold: null,
  scarcityThreshold: null,
  related: { choice: 'automatic', productIds: [] },
};
