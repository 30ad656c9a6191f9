/** In the address of a page that the editor's frame shows: the pass to the draft, as frames of another site get no cookie. */
export const DRAFT_PARAMETER = 'quoin-draft';
