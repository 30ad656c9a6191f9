/** A link of a menu or a text to this opens the page's popup. */
export const POPUP_HASH = '#popup';
