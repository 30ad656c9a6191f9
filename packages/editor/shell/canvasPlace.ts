/** What is chosen on the page, as something that can have the focus. */
const CHOSEN_ITEM = ['block', 'section', 'mark'].map((kind) => `[data-${kind}-item][aria-pressed="true"]`).join();

/** Where keys mean the page: what is chosen there, else the page as a whole; null while no page is edited. */
export function canvasPlace(): HTMLElement | null {
  const canvas = document.querySelector<HTMLElement>('[data-region="canvas"]');
  return canvas === null ? null : (chosenItem(canvas) ?? canvas.querySelector<HTMLElement>('[data-gesture]'));
}

/** Who comes back to the page comes back to what she has chosen there, not to the first of many blocks. */
export function chosenItem(within: ParentNode): HTMLElement | null {
  return within.querySelector<HTMLElement>(CHOSEN_ITEM);
}
