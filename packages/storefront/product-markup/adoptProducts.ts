import type { RestockProps } from '@quoin/contract/islands';
import { pageCaptcha } from '../captcha/pageCaptcha.ts';
import type { PageContext } from '../page/pageContext.ts';
import { AliveProduct, type Chosen } from './aliveProduct.ts';
import { adoptInstallments } from './installmentsMarkup.ts';
import { adoptPicture } from './mainPicture.ts';
import { nearestPart, nearParts } from './nearParts.ts';
import { BUTTON, QUICK_VIEW, RESTOCK } from './plainForms.ts';
import { adoptPrice } from './priceMarkup.ts';
import { adoptQuantity } from './quantitySteps.ts';
import { adoptQuickView } from './quickViews.ts';
import { readProduct, type ServedProduct } from './readProduct.ts';
import { adoptRestock } from './restockMarkup.ts';
import { followSoldOut } from './restockPlace.ts';
import { showScarcity } from './scarcity.ts';

/** Makes the product markup of the language's formatters alive, each element by its classes and data attributes. */
export function adoptProducts(elements: readonly HTMLElement[], page: PageContext): void {
  for (const element of elements) {
    if (element.matches(BUTTON)) adoptProduct(element, page);
    else if (element.matches(QUICK_VIEW)) adoptQuickView(element, page);
    else if (element.matches(RESTOCK)) adoptRestock(element, restockOf(element), page.client);
  }
}

function adoptProduct(button: HTMLElement, page: PageContext): void {
  const known = readProduct(button.dataset.itemId ?? '');
  // A handwritten template has no data about its product.
  if (known === null) return;
  const elements = {
    button,
    variants: nearestPart(button, '.product-variants[data-variants]'),
    quantity: nearestPart(button, '.product-quantity-input[data-item-id]')?.querySelector('input') ?? null,
  };
  if (elements.quantity && known.served.steppers) adoptQuantity(elements.quantity, known.served.steppers);
  const product = new AliveProduct(elements, known, { page, follow: followers(button, known, page) });
  void product.start();
}

/** Everything on the page that shows what is chosen. */
function followers(button: HTMLElement, { props, served }: ServedProduct, page: PageContext): (chosen: Chosen) => void {
  const price = nearestPart(button, '.product-price');
  const scarcity = nearParts(button, '.product-scarcity');
  const showPrice = price && adoptPrice(price, served.price, props.variants);
  const showPicture = adoptPicture(button, props.images);
  const { installments } = props;
  const showParts =
    price === null || installments == null ? null : adoptInstallments(price, installments, served.installmentText);
  const followStock = followSoldOut(button, props, page);
  let before: string | null = null;
  return (chosen) => {
    const { variant } = chosen;
    showPrice?.(variant);
    showParts?.(variant);
    showScarcity(scarcity, variant && attributesOf(variant));
    followStock(chosen);
    const imageId = props.optionNames.length === 0 ? null : (variant?.imageId ?? null);
    // Only a choice moves pictures: a gallery may have been turned meanwhile.
    if (imageId !== null && imageId !== before) {
      showPicture(imageId);
      page.chosenImage.choose(imageId);
    }
    before = imageId ?? before;
  };
}

function attributesOf({ optionValues }: NonNullable<Chosen['variant']>): Readonly<Record<string, string>> {
  return Object.fromEntries(optionValues.map(({ optionName, value }) => [optionName, value]));
}

/** As the store says; where the page has no button of that product, as the markup does. */
function restockOf(place: HTMLElement): RestockProps {
  const known = readProduct(place.dataset.productId ?? '')?.props.restock;
  if (known != null) return known;
  const offersMailingList = place.querySelector('input[name="isJoinMailingList"]') !== null;
  const captcha = pageCaptcha(place);
  return { successText: '', offersMailingList, optInByDefault: false, language: '', captcha };
}
