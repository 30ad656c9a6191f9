import type { Choice, ProductOption } from '@quoin/domain/catalog';
import { catalogText } from '../page/words/catalogText.ts';

/** The `variants-select` markup: for each option a select and radio buttons, of which the theme shows one. */
export interface VariantChoice {
  readonly element: HTMLElement;
  /** Shows a choice in both controls of each option. */
  show(choice: Choice): void;
  /** Marks the values that lead to nothing that can be bought. */
  mark(options: readonly ProductOption[], isBuyable: (option: ProductOption, value: string) => boolean): void;
}

let adopted = 0;

export function adoptVariants(element: HTMLElement, choose: (name: string, value: string) => void): VariantChoice {
  adopted += 1;
  for (const wrapper of radioWrappers(element)) nameApart(wrapper, adopted);
  element.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) choose(target.dataset.variantOptionName ?? '', target.value);
    if (target instanceof HTMLInputElement && target.type === 'radio') choose(optionOf(target), target.value);
  });
  // A label with the role of a button is pressed with the keys of one.
  element.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLLabelElement) || (key !== 'Enter' && key !== ' ')) return;
    event.preventDefault();
    target.click();
  });
  return {
    element,
    show(choice) {
      for (const select of selects(element)) select.value = valueIn(choice, select.dataset.variantOptionName ?? '');
      for (const radio of radios(element)) showRadio(radio, valueIn(choice, optionOf(radio)) === radio.value);
    },
    mark(options, isBuyable) {
      for (const option of options) {
        for (const value of option.values)
          markValue(element, { name: option.name, value, isOut: !isBuyable(option, value) });
      }
    },
  };
}

const selects = (element: HTMLElement) =>
  element.querySelectorAll<HTMLSelectElement>('select[data-variant-option-name]');
const radios = (element: HTMLElement) => element.querySelectorAll<HTMLInputElement>('input.variant-radiobtn');
const radioWrappers = (element: HTMLElement) => element.querySelectorAll<HTMLElement>('.variant-radiobtn-wrapper');
const labelOf = (radio: HTMLInputElement) => radio.labels?.[0] ?? null;

function optionOf(radio: HTMLInputElement): string {
  return radio.closest<HTMLElement>('.variant-radiobtn-wrapper')?.dataset.variantOptionName ?? '';
}

function valueIn(choice: Choice, name: string): string {
  return Object.hasOwn(choice, name) ? (choice[name] ?? '') : '';
}

/** Radio buttons of several products on a page have the same names and ids: each product's become its own. */
function nameApart(wrapper: HTMLElement, number: number): void {
  for (const radio of wrapper.querySelectorAll<HTMLInputElement>('input.variant-radiobtn')) {
    const next = radio.nextElementSibling;
    radio.name = `${radio.name}-${number}`;
    radio.id = `${radio.id}-${number}`;
    if (!(next instanceof HTMLLabelElement)) continue;
    next.htmlFor = radio.id;
    if (isShown(radio)) leaveToRadio(next);
  }
}

/** Some themes show the labels alone. */
function isShown(radio: HTMLInputElement): boolean {
  return radio.getClientRects().length > 0;
}

/** Keyboards reach the radio button itself, so its label is not a second button. */
function leaveToRadio(label: HTMLLabelElement): void {
  label.removeAttribute('role');
  label.removeAttribute('tabindex');
}

function showRadio(radio: HTMLInputElement, isChosen: boolean): void {
  radio.checked = isChosen;
  const label = labelOf(radio);
  if (label?.getAttribute('role') === 'button') label.ariaPressed = String(isChosen);
}

interface MarkedValue {
  readonly name: string;
  readonly value: string;
  readonly isOut: boolean;
}

function markValue(element: HTMLElement, { name, value, isOut }: MarkedValue): void {
  const { soldOut } = catalogText().product;
  for (const select of selects(element)) {
    if (select.dataset.variantOptionName !== name) continue;
    const option = [...select.options].find((each) => each.value === value);
    if (option === undefined) continue;
    option.text = isOut ? `${value} (${soldOut})` : value;
    option.classList.toggle('sold-out', isOut);
  }
  for (const radio of radios(element)) {
    if (optionOf(radio) !== name || radio.value !== value) continue;
    const label = labelOf(radio);
    for (const part of [radio, label]) part?.classList.toggle('sold-out', isOut);
    const named = label?.getAttribute('role') === 'button' ? label : radio;
    if (isOut) named.ariaLabel = `${value}, ${soldOut}`;
    else named.ariaLabel = null;
  }
}
