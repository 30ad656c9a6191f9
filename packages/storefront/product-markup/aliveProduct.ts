import type { StockResult } from '@quoin/contract/endpoints/site';
import type { AddToCartVariant } from '@quoin/contract/islands';
import { alertTitle } from '@quoin/domain/cart';
import {
  type Choice,
  isOptionValueAvailable,
  isSoldOut,
  isVariantSoldOut,
  missingOptions,
  type Product,
  productOptions,
} from '@quoin/domain/catalog';
import { pageLanguage } from '../page/language.ts';
import type { PageContext } from '../page/pageContext.ts';
import { cartText } from '../page/words/cartText.ts';
import { afterInBrowser } from '../timing/after.ts';
import { createTimedMachine } from '../timing/timedMachine.ts';
import { staysHere } from '../widgets/add-to-cart/addedNotice.ts';
import { BUTTON_PLAN } from '../widgets/add-to-cart/machine.ts';
import { type Pressing, press } from '../widgets/add-to-cart/press.ts';
import { chosenVariant, productOf } from '../widgets/add-to-cart/product.ts';
import { showAlert } from '../widgets/alertDialog.ts';
import type { TypedAnswers } from '../widgets/questions/sendAnswers.ts';
import { adoptButton } from './buttonMarkup.ts';
import { addExpressButtons, type ExpressLine } from './expressMarkup.ts';
import type { ServedProduct } from './readProduct.ts';
import { adoptVariants, type VariantChoice } from './variantChoice.ts';

/** What is chosen now, for the parts of the page that follow it. */
export interface Chosen {
  readonly variant: AddToCartVariant | null;
  /** Of the variant; false while nothing is chosen. */
  readonly isOut: boolean;
}

/** The elements of one product that are more than shown. */
export interface ProductElements {
  readonly button: HTMLElement;
  readonly variants: HTMLElement | null;
  readonly quantity: HTMLInputElement | null;
}

/** Activates one product's markup, with the rules of the built-in form (`widgets/add-to-cart`). */
export class AliveProduct {
  readonly #elements: ProductElements;
  readonly #known: ServedProduct;
  readonly #page: PageContext;
  readonly #follow: (chosen: Chosen) => void;
  readonly #machine = createTimedMachine(BUTTON_PLAN, afterInBrowser);
  readonly #variants: VariantChoice | null;
  readonly #showButton: ReturnType<typeof adoptButton>;
  readonly #typed: TypedAnswers = { answers: {} };
  #choice: Choice;
  #stock: readonly StockResult[] | null = null;

  constructor(
    elements: ProductElements,
    known: ServedProduct,
    how: { readonly page: PageContext; readonly follow: (chosen: Chosen) => void },
  ) {
    this.#elements = elements;
    this.#known = known;
    this.#page = how.page;
    this.#follow = how.follow;
    this.#choice = { ...known.served.choice, ...chosenIn(elements.variants) };
    const ways = { soldOutText: known.props.soldOutText, isStaying: staysHere(known.props) };
    this.#showButton = adoptButton(elements.button, ways, () => void press(this.#pressing()));
    addExpressButtons(elements.button, known.served.expressWays, {
      line: () => this.#line(),
      press: () => void press(this.#pressing()),
    });
    this.#variants = elements.variants && adoptVariants(elements.variants, (name, value) => this.#choose(name, value));
    this.#machine.subscribe(() => this.#drawButton());
  }

  /** Draws what is chosen already; the stock is never part of a cached page and comes after (CART-06). */
  async start(): Promise<void> {
    this.#draw();
    const answer = await this.#page.client.stock.load(this.#known.props.itemId);
    if (!answer.ok) return;
    this.#stock = answer.value.results;
    this.#draw();
  }

  #choose(name: string, value: string): void {
    this.#choice = { ...this.#choice, [name]: value };
    this.#draw();
  }

  get #product(): Product {
    return productOf(this.#known.props, this.#stock ?? []);
  }

  #chosen(): Chosen {
    const product = this.#product;
    const variant = chosenVariant(this.#known.props, product, this.#choice);
    const stocked = product.variants.find(({ id }) => id === variant?.id);
    const isAllOut = this.#stock !== null && isSoldOut(product);
    return { variant, isOut: stocked === undefined ? isAllOut : isVariantSoldOut(stocked) };
  }

  #draw(): void {
    const chosen = this.#chosen();
    this.#drawButton();
    this.#drawVariants(chosen);
    this.#follow(chosen);
  }

  #drawButton(): void {
    const { served } = this.#known;
    const isAllOut = this.#stock === null ? served.soldOutText !== '' : isSoldOut(this.#product);
    const isNotSold = served.notSoldText !== '';
    this.#showButton({
      state: this.#machine.getState(),
      isOut: isAllOut || this.#chosen().isOut,
      isOff: isAllOut || isNotSold,
    });
  }

  /** The attributes that scripts of themes read (page-data.md section 6). */
  #drawVariants({ variant, isOut }: Chosen): void {
    if (this.#variants === null) return;
    const { element } = this.#variants;
    const product = this.#product;
    this.#variants.show(this.#choice);
    if (this.#stock !== null) {
      this.#variants.mark(productOptions(product), ({ name }, value) =>
        isOptionValueAvailable(product, this.#choice, name, value),
      );
    }
    element.dataset.unselectedOptions = JSON.stringify(missingOptions(product, this.#choice));
    if (variant === null) {
      delete element.dataset.selectedVariant;
      delete element.dataset.variantInStock;
      return;
    }
    element.dataset.selectedVariant = JSON.stringify(printedVariant(element, variant.id) ?? variant);
    element.dataset.variantInStock = String(!isOut);
  }

  #line(): ExpressLine | null {
    const { variant, isOut } = this.#chosen();
    if (variant === null || isOut) return null;
    const { itemId } = this.#known.props;
    return { itemId, sku: variant.sku, quantity: this.#elements.quantity?.value ?? '1' };
  }

  #pressing(): Pressing {
    const { props } = this.#known;
    const product = this.#product;
    return {
      ...{ props, page: this.#page, machine: this.#machine },
      wanted: { product, choice: this.#choice, quantity: this.#elements.quantity?.value ?? '1' },
      refuse: (message) => {
        const how = { productType: product.type, expressCheckout: props.expressCheckout };
        showAlert({ title: alertTitle(how, pageLanguage()), message, close: cartText().alertClose });
      },
      goTo: (address) => location.assign(address),
      ask: async (send) => {
        const parts = await import('./reactParts.tsx').catch(() => null);
        if (parts === null || props.form == null) return null;
        const words = { submit: props.buttonText, sending: cartText().addButton.adding };
        return parts.openQuestions({ form: props.form, title: props.title, typed: this.#typed, words, send });
      },
    };
  }
}

/** As the page's data had it, which scripts of themes know. */
function printedVariant(element: HTMLElement, id: string): unknown {
  const printed: unknown = JSON.parse(element.dataset.variants ?? '[]');
  return Array.isArray(printed) ? printed.find((each: { readonly id?: unknown }) => each.id === id) : undefined;
}

/** Chosen before the script was there. */
function chosenIn(element: HTMLElement | null): Choice {
  const selects = element?.querySelectorAll<HTMLSelectElement>('select[data-variant-option-name]') ?? [];
  const radios = element?.querySelectorAll<HTMLInputElement>('input.variant-radiobtn:checked') ?? [];
  const chosen = [
    ...[...selects].map((select) => [select.dataset.variantOptionName ?? '', select.value] as const),
    ...[...radios].map((radio) => {
      const wrapper = radio.closest<HTMLElement>('.variant-radiobtn-wrapper');
      return [wrapper?.dataset.variantOptionName ?? '', radio.value] as const;
    }),
  ];
  return Object.fromEntries(chosen.filter(([, value]) => value !== ''));
}
