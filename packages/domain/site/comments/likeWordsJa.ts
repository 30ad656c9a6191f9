import { countedIn } from '@quoin/domain/languages';
import type { LikeWords } from './likeWording.ts';

const counted = countedIn('ja');

/** What a like button of a Japanese site says. */
export const likeWordsJa: LikeWords = {
  like: 'いいね',
  liked: 'いいね済み',
  likes: (count) => counted(count, { other: 'いいね#件' }),
};
