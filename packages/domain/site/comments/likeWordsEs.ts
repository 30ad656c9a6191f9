import { countedIn } from '@quoin/domain/languages';
import type { LikeWords } from './likeWording.ts';

const counted = countedIn('es');

/** What a like button of a Spanish site says. */
export const likeWordsEs: LikeWords = {
  like: 'Me gusta',
  liked: 'Te gusta',
  likes: (count) => counted(count, { one: '# «Me gusta»', other: '# «Me gusta»' }),
};
