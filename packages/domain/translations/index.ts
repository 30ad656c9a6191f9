export { mapBlockTexts, mapDocumentTexts } from './blockTexts.ts';
export {
  createBook,
  NO_PROGRESS,
  stateOf,
  type Translation,
  type TranslationBook,
  type TranslationProgress,
  type TranslationState,
  withState,
} from './book.ts';
export { mapFormTexts } from './formTexts.ts';
export {
  chooseOptionNames,
  type NamedOption,
  optionField,
  optionFields,
  optionValueField,
  type SaidOption,
} from './optionTexts.ts';
export { type ItemTexts, mapItemTexts, mapPageTexts, mapProductTexts, type PageTexts } from './pageTexts.ts';
export { decideLanguages, TRANSLATION_LIMITS, translationProblem, translationSentence } from './problems.ts';
export {
  type FurtherLanguage,
  languageCode,
  languageNameIn,
  languagePrefix,
  MAX_FURTHER_LANGUAGES,
  ownLanguageName,
  readFurtherLanguages,
  splitLanguagePath,
  visibleLanguages,
} from './siteLanguages.ts';
export { linkId, mapLinkTexts, mapSiteTexts } from './siteTexts.ts';
export { sourceHash } from './sourceHash.ts';
export { mapImageTexts, mapMailTexts, mapShippingTexts } from './storeTexts.ts';
export { MAX_TAG_ID, mapTagName } from './tagTexts.ts';
export {
  collectTexts,
  type FieldText,
  type SourceText,
  type TextFormat,
  TRANSLATED_KINDS,
  type TranslatedKind,
  type Visit,
} from './text.ts';
export { type TranslationCode, translationWording } from './wording.ts';
export { type FileText, readXliff, type TranslationFile, writeXliff, type XliffVersion } from './xliff.ts';
