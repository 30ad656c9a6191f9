/** Scripts of themes that have put new content into the page tell the document so: what is alive in it then wakes too. */
export const NEW_MARKUP_EVENT = 'quoin:markup';
