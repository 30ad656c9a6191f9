import { cartText } from '../page/words/cartText.ts';
import { type ButtonState, buttonLabel } from '../widgets/add-to-cart/machine.ts';

/** What the button says and lets happen. */
export interface ButtonLook {
  readonly state: ButtonState;
  /** Nothing of what is chosen is left. */
  readonly isOut: boolean;
  /** Nobody can buy the product, whatever is chosen. */
  readonly isOff: boolean;
}

/** The `add-to-cart-btn` markup: an element with the role of a button. */
export function adoptButton(button: HTMLElement, soldOutText: string, onPress: () => void): (look: ButtonLook) => void {
  const label = button.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner') ?? button;
  const idleText = button.dataset.originalLabel || label.textContent.trim();
  const said = liveRegion(button);
  pressedLikeButton(button, () => {
    if (button.ariaDisabled !== 'true') onPress();
  });
  return ({ state, isOut, isOff }) => {
    const isBusy = state !== 'idle';
    const text = isOut ? soldOutText : idleText;
    label.textContent = buttonLabel(state, text);
    button.dataset.state = state;
    button.classList.toggle('sold-out', isOut);
    button.ariaBusy = isBusy ? 'true' : null;
    button.ariaDisabled = isBusy || isOff ? 'true' : null;
    said.textContent = state === 'added' ? cartText().addButton.added : '';
  };
}

function pressedLikeButton(button: HTMLElement, press: () => void): void {
  button.addEventListener('click', press);
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // Space would scroll the page; Enter would go on to press whatever takes the focus, such as the alert's button.
    event.preventDefault();
    // As with every button, it is the way up of Space that presses.
    if (event.key === 'Enter' && !event.repeat) press();
  });
  button.addEventListener('keyup', ({ key }) => {
    if (key === ' ') press();
  });
}

/** Read out without being seen: styles of the theme know nothing of it. */
function liveRegion(button: HTMLElement): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  Object.assign(region.style, {
    ...{ position: 'absolute', width: '1px', height: '1px' },
    ...{ overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  });
  button.after(region);
  return region;
}
