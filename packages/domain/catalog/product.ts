import type { ImageRef } from '@quoin/domain/media';
import type { Money } from '@quoin/domain/money';
import type { ProductForm } from './drafts/productForm.ts';
import type { ProductType } from './productTypes.ts';

/** Stock of one variant: without limit, or what is free to sell (on hand less reserved). */
export type Stock = { readonly unlimited: true } | { readonly unlimited: false; readonly quantity: number };

export interface OptionValue {
  readonly optionName: string;
  readonly value: string;
}

/** One sellable choice of a product (spec storefront 3, page-data section 6). */
export interface Variant {
  readonly id: string;
  readonly sku: string;
  /** Number of the trade (EAN, UPC, ISBN), digits alone; left out or '' for none. */
  readonly gtin?: string;
  readonly price: Money;
  readonly salePrice: Money;
  readonly onSale: boolean;
  readonly stock: Stock;
  /** In the order of the product's options; empty for a product without options. */
  readonly optionValues: readonly OptionValue[];
  readonly mainImageId: string | null;
}

export type BillingUnit = 'week' | 'month' | 'year';

export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: BillingUnit };
  /** 0 means: until cancelled. */
  readonly numBillingCycles: number;
}

/** A sellable thing with its variants, as rules see it. Presentation (body, SEO) stays with the item. */
export interface Product {
  readonly id: string;
  readonly title: string;
  readonly type: ProductType;
  readonly isSubscribable: boolean;
  readonly subscriptionPlan: SubscriptionPlan | null;
  /** Option names in display order. */
  readonly optionNames: readonly string[];
  readonly variants: readonly Variant[];
  readonly images: readonly ImageRef[];
  readonly customAddButtonText: string | null;
  /** Said instead of "sold out"; left out or null: as the site does. */
  readonly customSoldOutText?: string | null;
  /** Questions to its buyer. Null or omitted: none. */
  readonly form?: ProductForm | null;
  /** The same as its owner wrote it, where `form` is in another language: answers are kept in these words. */
  readonly mainForm?: ProductForm | null;
  /** Says how few are left from this stock on; left out or null: as the store says, 0: never. */
  readonly scarcityThreshold?: number | null;
}
