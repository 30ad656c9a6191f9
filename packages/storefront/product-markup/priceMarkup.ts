import type { AddToCartVariant } from '@quoin/contract/islands';
import { catalogText } from '../page/words/catalogText.ts';
import { type PriceLine, priceLine } from '../widgets/add-to-cart/offer.ts';

/** Shows a variant's price; null: what the page says of the product. */
export type ShowPrice = (variant: AddToCartVariant | null) => void;

/** The `product-price` markup follows the chosen variant. Where all variants cost the same it says so already. */
export function adoptPrice(place: HTMLElement, served: PriceLine, variants: readonly AddToCartVariant[]): ShowPrice {
  const whole = [...place.childNodes];
  const [first] = variants;
  const isVaried = variants.some(
    ({ priceText, salePriceText, onSale }) =>
      priceText !== first?.priceText || onSale !== first.onSale || (onSale && salePriceText !== first.salePriceText),
  );
  return (variant) => {
    if (!isVaried) return;
    place.replaceChildren(...(variant === null ? whole : priceNodes(priceLine(variant, served))));
  };
}

/** As `product-price` prints one price, or a sale's with what it was. */
function priceNodes({ now, was, isOnSale, billing }: PriceLine): readonly (Node | string)[] {
  const said = (price: string): string => (billing === '' ? price : `${price} ${billing}`);
  if (!isOnSale) return [said(now)];
  const words = catalogText().priceMarkup;
  return [
    part('visually-hidden v6-visually-hidden', words.sale),
    `${said(now)} `,
    part('visually-hidden v6-visually-hidden', words.original),
    part('original-price', said(was)),
  ];
}

function part(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}
