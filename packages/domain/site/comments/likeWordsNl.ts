import { countedIn } from '@quoin/domain/languages';
import type { LikeWords } from './likeWording.ts';

const counted = countedIn('nl');

/** What a like button of a Dutch site says. */
export const likeWordsNl: LikeWords = {
  like: 'Vind ik leuk',
  liked: 'Vind je leuk',
  likes: (count) => counted(count, { other: '#× leuk gevonden' }),
};
