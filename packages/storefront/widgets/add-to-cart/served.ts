import type { AddToCartProps } from '@quoin/contract/islands';
import type { NumberSteppers } from '@quoin/ui/number-input';
import { readFormValues } from '../../page/formValues.ts';
import type { PriceLine, StockLine } from './offer.ts';

/** What the server's markup says that the props do not: the theme's words, the page's own lines, what was chosen so far. */
export interface ServedForm {
  readonly price: PriceLine;
  readonly stock: StockLine;
  readonly taxNote: string;
  readonly delivery: string;
  readonly soldOutText: string;
  /** Why nobody can buy it here; empty for what can be bought. */
  readonly notSoldText: string;
  /** Buttons that lead to PayPal or to the wallets of the device at once. */
  readonly expressWays: readonly ExpressWay[];
  readonly options: readonly ServedOption[];
  readonly choice: Readonly<Record<string, string>>;
  readonly quantity: string;
  /** The id of its input, which is unique if there are several forms on a page. */
  readonly quantityId: string;
  /** Names of the buttons around it; undefined where a theme has none. */
  readonly steppers: NumberSteppers | undefined;
  /** What is said of the price in parts; empty where nothing is. */
  readonly installmentText: string;
  /** The form for what is sold out; null where it is not shown. */
  readonly restock: { readonly email: string; readonly joins: boolean } | null;
}

export interface ServedOption {
  readonly name: string;
  /** The name it is posted under, without script. */
  readonly fieldName: string;
  /** The select's id, or for radios the id of each value. */
  readonly id: string;
  readonly idOf: Readonly<Record<string, string>>;
  /** Values marked as sold out. */
  readonly unavailable: readonly string[];
}

/** What the button posts, and what it says. */
export interface ExpressWay {
  readonly way: string;
  readonly text: string;
}

function readExpressWays(island: HTMLElement): ExpressWay[] {
  const buttons = island.querySelectorAll<HTMLButtonElement>('.product-form__express');
  return [...buttons].map(({ value, textContent }) => ({ way: value, text: textContent ?? '' }));
}

export function readServedForm(island: HTMLElement, props: AddToCartProps): ServedForm {
  const typed = readFormValues(island);
  const options = props.optionNames.map((name) => readOption(island, name));
  const button = island.querySelector<HTMLButtonElement>('.sqs-add-to-cart-button');
  return {
    price: readPrice(island),
    stock: readStock(island),
    taxNote: textOf(island, '.product-form__tax'),
    delivery: textOf(island, '[data-delivery]'),
    notSoldText: textOf(island, '[data-not-sold]'),
    soldOutText: button?.disabled ? (button.textContent ?? '') : '',
    expressWays: readExpressWays(island),
    options,
    choice: Object.fromEntries(options.map(({ name, fieldName }) => [name, typed.get(fieldName) ?? ''])),
    quantity: typed.get('quantity') ?? '1',
    quantityId: island.querySelector('.product-quantity-input')?.id || 'quantity',
    steppers: readSteppers(island),
    installmentText: textOf(island, '.installments__text'),
    restock: readRestock(island),
  };
}

function readSteppers(island: HTMLElement): ServedForm['steppers'] {
  const [decrease, increase] = [...island.querySelectorAll('.quantity-steps__step')].map(({ ariaLabel }) => ariaLabel);
  return decrease && increase ? { decrease, increase } : undefined;
}

function readRestock(island: HTMLElement): ServedForm['restock'] {
  const place = island.querySelector('[data-restock]');
  if (place === null) return null;
  const typed = (name: string) => place.querySelector<HTMLInputElement>(`input[name=${name}]`);
  return { email: typed('siteVisitorEmail')?.value ?? '', joins: typed('isJoinMailingList')?.checked === true };
}

function readPrice(island: HTMLElement): PriceLine {
  return {
    now: textOf(island, '.price__now'),
    was: textOf(island, '.price__was'),
    isOnSale: island.querySelector('.price--sale') !== null,
    from: textOf(island, '.price__from'),
    billing: textOf(island, '.price__billing'),
  };
}

function readStock(island: HTMLElement): StockLine {
  const line = island.querySelector('[data-stock]');
  const key = [...(line?.classList ?? [])].find((name) => name.startsWith('stock--'))?.slice('stock--'.length);
  return { key: key ?? 'none', text: line?.textContent ?? '' };
}

function readOption(island: HTMLElement, name: string): ServedOption {
  const place = island.querySelector(`[data-option="${CSS.escape(name)}"]`);
  const select = place?.querySelector('select') ?? null;
  const radios = [...(place?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
  return {
    name,
    fieldName: select?.name ?? radios[0]?.name ?? `option-${name}`,
    id: select?.id ?? '',
    idOf: Object.fromEntries(radios.map(({ value, id }) => [value, id])),
    unavailable: radios.filter((radio) => radio.closest('.choice--out') !== null).map(({ value }) => value),
  };
}

function textOf(island: HTMLElement, selector: string): string {
  return island.querySelector(selector)?.textContent?.trim() ?? '';
}
