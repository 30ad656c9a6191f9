import { countedIn } from '@quoin/domain/languages';
import type { LikeWords } from './likeWording.ts';

const counted = countedIn('pt');

/** What a like button of a Brazilian site says. */
export const likeWordsPt: LikeWords = {
  like: 'Curtir',
  liked: 'Você curtiu',
  likes: (count) => counted(count, { one: '# curtida', other: '# curtidas' }),
};
