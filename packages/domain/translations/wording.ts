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
  tooManyLanguages: (values) => `A site can have up to ${valueText(values, 'most')} additional languages.`,
  languageUnknown: (values) => `“${valueText(values, 'code')}” is not a known language.`,
  languageIsMain: 'This is already the site’s main language.',
  languageTwice: (values) => `“${valueText(values, 'code')}” is listed twice.`,
  languageAddressTaken: (values) =>
    `A page already has the URL ${valueText(values, 'prefix')}, which this language needs. Change the URL of the page first.`,
  languageNotThere: 'This site does not have this language.',
  translationTooLong: (values) => `Enter up to ${valueText(values, 'most')} characters.`,
  translationNoAddress: 'Use letters, digits and hyphens, with slashes between parts.',
  translationOneLine: 'This text cannot contain line breaks.',
  translationAddressTaken: 'Another page already has this URL in this language.',
  translationTextGone: 'This text no longer exists.',
  translationFileBroken: 'The file cannot be read. Choose the file as it was exported.',
  translationFileColumns: 'The file needs the columns Kind, Id, Field and Translation.',
  translationFileLanguage: (values) => `The file is for another language: ${valueText(values, 'code')}.`,
};
