import type { LikeWords } from './likeWording.ts';

/** What a like button of a German site says. */
export const likeWordsDe: LikeWords = {
  like: 'Gefällt mir',
  liked: 'Gefällt Ihnen',
  likes: (count) => `${count}-mal „Gefällt mir“`,
};
