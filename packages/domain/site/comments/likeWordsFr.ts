import { countedIn } from '@quoin/domain/languages';
import type { LikeWords } from './likeWording.ts';

const counted = countedIn('fr');

/** What a like button of a French site says. */
export const likeWordsFr: LikeWords = {
  like: 'J’aime',
  liked: 'Vous aimez',
  likes: (count) => counted(count, { one: '# « J’aime »', other: '# « J’aime »' }),
};
