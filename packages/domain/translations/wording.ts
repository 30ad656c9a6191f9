import type { Wording } from '@quoin/domain/languages';
import { valueText } from '@quoin/messages/runtime';

export type TranslationCode =
  | 'tooManyLanguages'
  | 'languageUnknown'
  | 'languageIsMain'
  | 'languageTwice'
  | 'languageAddressTaken'
  | 'languageNotThere'
  | 'translationTooLong'
  | 'translationNoAddress'
  | 'translationOneLine'
  | 'translationAddressTaken'
  | 'translationTextGone'
  | 'translationFileBroken'
  | 'translationFileColumns'
  | 'translationFileLanguage';

/** What people who work on a site read about its languages. */
export const translationWording: Wording<TranslationCode> = {
  tooManyLanguages: (values) => `A site can have ${valueText(values, 'most')} further languages.`,
  languageUnknown: (values) => `“${valueText(values, 'code')}” is no language we know.`,
  languageIsMain: 'This is the main language of the site already.',
  languageTwice: (values) => `“${valueText(values, 'code')}” is listed twice.`,
  languageAddressTaken: (values) =>
    `A page of this site has the address ${valueText(values, 'prefix')}, which this language needs. Give the page another address first.`,
  languageNotThere: 'This site does not have this language.',
  translationTooLong: (values) => `This text can have ${valueText(values, 'most')} characters.`,
  translationNoAddress: 'An address has letters, digits and hyphens, with slashes between its parts.',
  translationOneLine: 'This text stands in one line.',
  translationAddressTaken: 'Something else has this address in this language.',
  translationTextGone: 'There is no such text on the site any more.',
  translationFileBroken: 'The file can’t be read. Choose the file as it was exported.',
  translationFileColumns: 'The file needs the columns Kind, Id, Field and Translation.',
  translationFileLanguage: (values) => `The file is for another language: ${valueText(values, 'code')}.`,
};
