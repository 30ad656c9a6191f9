/** On the page's own element: what its addresses begin with in a further language of the site (`/de`). */
export const LANGUAGE_PREFIX_ATTRIBUTE = 'data-language-prefix';
