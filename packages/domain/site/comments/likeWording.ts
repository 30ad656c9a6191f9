import { inLanguage, type Translated } from '@quoin/domain/languages';
import { likeWordsAr } from './likeWordsAr.ts';
import { likeWordsDe } from './likeWordsDe.ts';
import { likeWordsEs } from './likeWordsEs.ts';
import { likeWordsFr } from './likeWordsFr.ts';
import { likeWordsIt } from './likeWordsIt.ts';
import { likeWordsJa } from './likeWordsJa.ts';
import { likeWordsNl } from './likeWordsNl.ts';
import { likeWordsPt } from './likeWordsPt.ts';

const words = {
  like: 'Like',
  liked: 'You like this',
  likes: (count: number) => (count === 1 ? '1 like' : `${count} likes`),
} as const;

export type LikeWords = Translated<typeof words>;

/** What a like button says. */
export function likeWords(language: string): LikeWords {
  return inLanguage<LikeWords>(
    {
      en: words,
      de: likeWordsDe,
      pt: likeWordsPt,
      ar: likeWordsAr,
      nl: likeWordsNl,
      ja: likeWordsJa,
      it: likeWordsIt,
      es: likeWordsEs,
      fr: likeWordsFr,
    },
    language,
  );
}
