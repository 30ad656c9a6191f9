import { inLanguage } from '@quoin/domain/languages';
import { newForm } from '@quoin/messages/newForm';
export type NewFormWords = typeof newForm.en;

/** The same in the language of a site. */
export function newFormWords(language: string): NewFormWords {
  return inLanguage(newForm, language);
}
