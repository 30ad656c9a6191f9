import { inLanguage } from '@quoin/domain/languages';
import { template } from '@quoin/messages/template';

export type TemplateWords = typeof template.en;

/** The same in the language of a page. */
export function systemWords(language: string): TemplateWords {
  return inLanguage(template, language);
}
