import { BUTTON } from './plainForms.ts';

/**
 * Returns the elements that belong to a product's button: those in the smallest part of the page around it that has
 * any. An element that names a product must name this one. An unnamed one must not be nearer to another product's
 * button.
 */
export function nearParts(
  button: HTMLElement,
  selector: string,
  isWanted: (part: HTMLElement) => boolean = () => true,
): readonly HTMLElement[] {
  for (let place = button.parentElement; place !== null; place = place.parentElement) {
    const around = place;
    const parts = [...around.querySelectorAll<HTMLElement>(selector)].filter(isWanted);
    const found = parts.filter((part) => isOf(button, part, around));
    if (found.length > 0) return found;
  }
  return [];
}

function isOf(button: HTMLElement, part: HTMLElement, around: HTMLElement): boolean {
  const named = part.dataset.itemId ?? part.dataset.productId;
  if (named !== undefined) return named === button.dataset.itemId;
  for (let place = part.parentElement; place !== null && place !== around; place = place.parentElement) {
    if ([...place.querySelectorAll<HTMLElement>(BUTTON)].some((other) => !isSameProduct(other, button))) return false;
  }
  return true;
}

function isSameProduct(one: HTMLElement, other: HTMLElement): boolean {
  return one.dataset.itemId === other.dataset.itemId;
}

/** Of what a template prints once for each product, the last one before the button; else the first. */
export function nearestPart(button: HTMLElement, selector: string): HTMLElement | null {
  const parts = nearParts(button, selector);
  const before = parts.filter((part) => isBefore(part, button));
  return before.at(-1) ?? parts[0] ?? null;
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
