import type { Money } from '@quoin/domain/money';
import type { Problem } from '@quoin/domain/problem';
import { CATALOG_LIMITS } from '../limits.ts';
import type { OptionValue, Stock, SubscriptionPlan } from '../product.ts';
import type { ProductType } from '../productTypes.ts';

/** Limits of a product file: six options, 250 variants a product, 10,000 products. */
export const PRODUCT_FILE_LIMITS = {
  options: CATALOG_LIMITS.options,
  variants: CATALOG_LIMITS.variants,
  products: 10_000,
  sku: CATALOG_LIMITS.sku,
  title: CATALOG_LIMITS.title,
} as const;

/** Columns without which a file is no product file; all others may be missing. Matched by name, in any order. */
export const REQUIRED_COLUMNS = ['Product Type', 'Title', 'Price'] as const;

/** One line of the file: its number (the header is line 1) and its cells by column name. */
export interface ProductFileRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string | undefined>>;
}

export interface FileVariant {
  /** Of the exported variant; null where the file names none. Finds it again under another SKU. */
  readonly id: string | null;
  readonly sku: string;
  /** Number of the trade; '' for none, null where the file has no such column: it stays. */
  readonly gtin: string | null;
  readonly optionValues: readonly OptionValue[];
  readonly price: Money;
  readonly salePrice: Money;
  readonly onSale: boolean;
  readonly stock: Stock;
  /** What the export found: stock moves by the difference, so that what is sold meanwhile stays sold. */
  readonly stockSeen: Stock | null;
  /** As written: the file does not name its units; the shop's measurement standard does. */
  readonly weight: number;
  readonly size: { readonly length: number; readonly width: number; readonly height: number };
  readonly imageUrl: string | null;
}

/** A product as a file describes it, complete and valid. */
export interface FileProduct {
  readonly line: number;
  /** The exported id where there is one, else the address: finds the product again on the next import. */
  readonly key: string;
  readonly pageSlug: string;
  readonly urlId: string;
  readonly title: string;
  readonly description: string;
  readonly type: ProductType;
  readonly optionNames: readonly string[];
  readonly variants: readonly FileVariant[];
  /** Category paths without leading slash: `landscapes/coast`. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly isVisible: boolean;
  /** Shown first on the shop's front page. */
  readonly isFeatured: boolean;
  readonly imageUrls: readonly string[];
  /** Alt text by address; left out where the file has none. */
  readonly imageTexts?: Readonly<Record<string, string>>;
  readonly subscriptionPlan: SubscriptionPlan | null;
  /** False: sold without tax. Null: the file has no such column, and what is there stays. */
  readonly isTaxed: boolean | null;
  /** Null: the file has no such columns, and what is there stays. */
  readonly seo: { readonly title: string; readonly description: string } | null;
  /** Where it was on the site that the file comes from, decoded, `/products/blue-chair`; left out where nothing says so. */
  readonly formerPath?: string;
}

export type ProductFileCode =
  | 'columnMissing'
  | 'fileBroken'
  | 'productTypeUnknown'
  | 'titleMissing'
  | 'titleTooLong'
  | 'priceInvalid'
  | 'salePriceInvalid'
  | 'stockInvalid'
  | 'saleDateInvalid'
  | 'saleNotNow'
  | 'saleWithEnd'
  | 'yesNoInvalid'
  | 'optionNameMissing'
  | 'optionNameRepeated'
  | 'optionValueMissing'
  | 'variantRepeated'
  | 'skuRepeated'
  | 'skuTaken'
  | 'skuTooLong'
  | 'gtinInvalid'
  | 'variantWithoutProduct'
  | 'tooManyVariants'
  | 'tooManyProducts'
  | 'productRepeated'
  | 'addressRepeated'
  | 'measureInvalid'
  | 'planInvalid'
  | 'storePageUnknown'
  | 'taken'
  | 'imageMissing'
  | 'markupRemoved'
  | 'imageNotFetched'
  | 'imageUnusable';

export interface RowProblem extends Problem<ProductFileCode> {
  readonly line: number;
}
