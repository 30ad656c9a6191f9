import { countedIn } from '@quoin/domain/languages';
import type { LikeWords } from './likeWording.ts';

const counted = countedIn('it');

/** What a like button of an Italian site says. */
export const likeWordsIt: LikeWords = {
  like: 'Mi piace',
  liked: 'Ti piace',
  likes: (count) => counted(count, { one: '# «Mi piace»', other: '# «Mi piace»' }),
};
