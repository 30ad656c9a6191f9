import { QUANTITY } from '@quoin/domain/catalog';
import { canStep, type NumberSteppers, steppedText } from '@quoin/ui/number-input';

/** Minus and plus around the field of the `quantity-input` markup. */
export function adoptQuantity(input: HTMLInputElement, { decrease, increase }: NumberSteppers): void {
  const less = stepper('−', decrease);
  const more = stepper('+', increase);
  const ways = [
    [less, -1],
    [more, 1],
  ] as const;
  const draw = (): void => {
    for (const [button, direction] of ways)
      button.ariaDisabled = canStep(input.value, direction, QUANTITY) ? null : 'true';
  };
  for (const [button, direction] of ways) {
    button.addEventListener('click', () => {
      if (!canStep(input.value, direction, QUANTITY)) return;
      input.value = steppedText(input.value, direction, QUANTITY);
      // Scripts of themes listen to the field.
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
    });
  }
  input.addEventListener('input', draw);
  input.before(less);
  input.after(more);
  draw();
}

function stepper(sign: string, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'product-quantity-step';
  // The arrow keys do the same in the field: by keyboard it stays one stop.
  button.tabIndex = -1;
  button.ariaLabel = name;
  button.textContent = sign;
  return button;
}
