/** What a page about a person says to everybody: the words of its form. */
const COMMON_WORDS = 'button, legend, dt, label';
/** A label that carries a choice of one's own: a saved address, a card. */
const OWN_CHOICE = 'label:has(input[type=radio]), label:has(input[type=checkbox])';

/** Replaces every non-space character with a star. Word positions and lengths stay. */
export function stars(text: string): string {
  return text.replace(/\S/g, '*');
}

/** The text of a private page, without what may be about a person. */
export function maskPrivateText(text: string, element: Element | null): string {
  const isCommon = element !== null && element.closest(COMMON_WORDS) !== null && element.closest(OWN_CHOICE) === null;
  return isCommon && !/[@\d]/.test(text) ? text : stars(text);
}
