import { inLanguage } from '@quoin/domain/languages';
import { like } from '@quoin/messages/like';

export type LikeWords = typeof like.en;

/** What a like button says. */
export function likeWords(language: string): LikeWords {
  return inLanguage(like, language);
}
