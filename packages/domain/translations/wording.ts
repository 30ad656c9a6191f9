import type { Wording } from '@quoin/domain/languages';
import * as translationRefusals from '@quoin/messages/app/translationRefusals';

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
export const translationWording: Wording<TranslationCode> = translationRefusals;
