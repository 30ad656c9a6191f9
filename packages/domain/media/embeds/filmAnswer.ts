/**
 * What a provider says of a film: that pages may show it, that its account is one they may not show films of, that there is none
 * of that address, or nothing.
 */
export type FilmAnswer = 'shown' | 'basicAccount' | 'missing' | 'silent';

/** EDIT-06, letter by letter. */
export const filmWording = {
  basicAccount: 'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
} as const;
