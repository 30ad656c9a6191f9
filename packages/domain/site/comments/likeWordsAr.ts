import { countedIn } from '@quoin/domain/languages';
import type { LikeWords } from './likeWording.ts';

const counted = countedIn('ar');

/** What a like button of an Arabic site says. */
export const likeWordsAr: LikeWords = {
  like: 'إعجاب',
  liked: 'أعجبك',
  likes: (count) =>
    counted(count, {
      one: 'إعجاب واحد',
      two: 'إعجابان',
      few: '# إعجابات',
      many: '# إعجابًا',
      other: '# إعجاب',
    }),
};
