import type {
  CheckoutView,
  WireCaptcha,
  WireImage,
  WireInstallments,
  WireOptionValue,
} from '@quoin/contract/endpoints/site';
import type { ProductForm } from '@quoin/domain/catalog';
import type { PublicForm } from '@quoin/domain/forms';

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
  form: 'form',
} as const;

export type IslandName = (typeof ISLANDS)[keyof typeof ISLANDS];

export interface AddToCartVariant {
  readonly id: string;
  readonly sku: string;
  readonly optionValues: readonly WireOptionValue[];
  readonly priceText: string;
  readonly salePriceText: string;
  readonly onSale: boolean;
  readonly imageId: string | null;
  /** Of its price now; left out where it can't be paid in parts (INST-03). */
  readonly installmentText?: string;
}

export interface AddToCartProps {
  readonly itemId: string;
  readonly title: string;
  readonly productType: number;
  readonly optionNames: readonly string[];
  readonly variants: readonly AddToCartVariant[];
  readonly isQuantityShown: boolean;
  /** Says how few are left from this stock on; left out: as the store says. */
  readonly scarcityThreshold?: number;
  /** Where the button leads: into the cart, or to a separate page (SUBS-03, GIFT-02). */
  readonly purchaseRoute: 'cart' | 'giftCard' | 'subscription';
  readonly buttonText: string;
  /** The product's own, else the site's. */
  readonly soldOutText: string;
  readonly expressCheckout: boolean;
  /** Questions to the buyer, in a modal (ATC-07). Null or omitted: none. */
  readonly form?: ProductForm | null;
  readonly images: readonly WireImage[];
  /** Paying in parts, for the variants that say so (INST-*); its own text is that of no variant. */
  readonly installments?: Omit<WireInstallments, 'text'> | null;
  /** For what is sold out; null where the store offers nothing to wait for. */
  readonly restock?: RestockProps | null;
}

export interface RestockProps {
  /** After a sign-up; empty: the standard one (RSTK-04). */
  readonly successText: string;
  readonly offersMailingList: boolean;
  readonly optInByDefault: boolean;
  /** Null: none is wanted. */
  readonly captcha: WireCaptcha | null;
  /** Of the page, where mails go out in several languages; else empty (RSTK-02). */
  readonly language: string;
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

/** A form or a newsletter sign-up; the same on every copy of a page. */
export interface FormProps {
  readonly form: PublicForm;
  /** Makes its ids unique on the page. */
  readonly blockId: string;
  /** The page that the form is in; sent with each submission (FORM-12). */
  readonly page: {
    readonly title: string;
    readonly id: string;
    readonly path: string;
    readonly contentSource: 'c' | 'i' | '';
    readonly permissionType: string;
  };
  /** Null: this form wants none. */
  readonly captcha: WireCaptcha | null;
  /** Whether the form is in the site's popup, which has its own captcha action (CAPT-02). */
  readonly isPopup?: boolean;
  /** Of the site, for what the form says. */
  readonly language: string;
}

/** The props of each island, by its name in the markup. */
export interface IslandProps {
  readonly 'add-to-cart': AddToCartProps;
  readonly 'product-gallery': ProductGalleryProps;
  readonly 'cart-pill': CartPillProps;
  readonly cart: CartPageProps;
  readonly checkout: CheckoutProps;
  readonly form: FormProps;
}
