/** The fragment of the editor's address that moves the focus to the title first. */
export const TITLE_HASH = 'title';
