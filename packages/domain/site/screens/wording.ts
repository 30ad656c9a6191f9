import { inLanguage } from '@quoin/domain/languages';
import { screen } from '@quoin/messages/screen';

export type ScreenWords = typeof screen.en;

export function screenWords(language: string): ScreenWords {
  return inLanguage(screen, language);
}
