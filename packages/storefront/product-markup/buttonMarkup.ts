import { ADDED_NOTICE_CLASS, showAddedNotice } from '../widgets/add-to-cart/addedNotice.ts';
import { type ButtonState, buttonLabel } from '../widgets/add-to-cart/machine.ts';

/** What the button says and lets happen. */
export interface ButtonLook {
  readonly state: ButtonState;
  /** The chosen variant is sold out. */
  readonly isOut: boolean;
  /** Nobody can buy the product, whatever is chosen. */
  readonly isOff: boolean;
}

export interface ButtonWays {
  readonly soldOutText: string;
  /** After adding, the visitor stays on the page. */
  readonly isStaying: boolean;
}

/** The `add-to-cart-btn` markup: an element with the role of a button. */
export function adoptButton(
  button: HTMLElement,
  { soldOutText, isStaying }: ButtonWays,
  onPress: () => void,
): (look: ButtonLook) => void {
  const label = button.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner') ?? button;
  const idleText = button.dataset.originalLabel || label.textContent.trim();
  const notice = noticePlace(button);
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
    if (state === 'added' && isStaying) showAddedNotice(notice);
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

/** Right after the button, so that what it holds is next by keyboard. */
function noticePlace(button: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  place.className = ADDED_NOTICE_CLASS;
  place.setAttribute('role', 'status');
  button.after(place);
  return place;
}
