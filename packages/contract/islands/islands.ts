import type { CheckoutView, WireImage, WireOptionValue } from '@quoin/contract/endpoints';

/**
 * Islands: the places in a served page where a widget wakes up. Markup: `<div data-island="NAME">` whose first child is
 * `<script type="application/json" data-island-props>` with the props (`<` escaped), around complete server markup that
 * works as plain HTML; the widget adopts it. Props carry no secrets and nothing per visitor on cached pages.
 */
export const ISLANDS = {
  addToCart: 'add-to-cart',
  productGallery: 'product-gallery',
  cartPill: 'cart-pill',
  cart: 'cart',
  checkout: 'checkout',
} as const;

export type IslandName = (typeof ISLANDS)[keyof typeof ISLANDS];

export const ISLAND_ATTRIBUTE = 'data-island';
export const ISLAND_PROPS_ATTRIBUTE = 'data-island-props';

export interface AddToCartVariant {
  readonly id: string;
  readonly sku: string;
  readonly optionValues: readonly WireOptionValue[];
  readonly priceText: string;
  readonly salePriceText: string;
  readonly onSale: boolean;
  readonly imageId: string | null;
}

export interface AddToCartProps {
  readonly itemId: string;
  readonly title: string;
  readonly productType: number;
  readonly optionNames: readonly string[];
  readonly variants: readonly AddToCartVariant[];
  readonly isQuantityShown: boolean;
  readonly buttonText: string;
  readonly expressCheckout: boolean;
  readonly images: readonly WireImage[];
}

export interface CartPageProps {
  readonly continueShoppingUrl: string;
  readonly currency: string;
}

export interface CartPillProps {
  readonly expressCheckout: boolean;
  readonly customCart: boolean;
}

export interface CheckoutProps {
  readonly view: CheckoutView;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** What the built-in test provider takes and refuses; empty wherever money moves. */
  readonly testCards: readonly { readonly number: string; readonly meaning: string }[];
}

export interface ProductGalleryProps {
  readonly images: readonly WireImage[];
}

/** The props of each island, by its name in the markup. */
export interface IslandProps {
  readonly 'add-to-cart': AddToCartProps;
  readonly 'product-gallery': ProductGalleryProps;
  readonly 'cart-pill': CartPillProps;
  readonly cart: CartPageProps;
  readonly checkout: CheckoutProps;
}
