/** At the end of the editor's address: whoever comes writes the title first. */
export const TITLE_HASH = 'title';
