export { mapDocumentTexts } from './blockTexts.ts';
export { mapFormTexts } from './formTexts.ts';
export {
  chooseOptionNames,
  type NamedOption,
  optionField,
  optionFields,
  optionValueField,
} from './optionTexts.ts';
export { mapItemTexts, mapPageTexts, mapProductTexts } from './pageTexts.ts';
export { decideLanguages, TRANSLATION_LIMITS, translationProblem, translationSentence } from './problems.ts';
export {
  type FurtherLanguage,
  languageNameIn,
  languagePrefix,
  MAX_FURTHER_LANGUAGES,
  ownLanguageName,
  readFurtherLanguages,
  splitLanguagePath,
  visibleLanguages,
} from './siteLanguages.ts';
export { mapLinkTexts, mapSiteTexts } from './siteTexts.ts';
export { sourceHash } from './sourceHash.ts';
export { mapImageTexts, mapMailTexts, mapShippingTexts } from './storeTexts.ts';
export { mapTagName } from './tagTexts.ts';
export {
  collectTexts,
  type SourceText,
  type TextFormat,
  TRANSLATED_KINDS,
  type TranslatedKind,
  type Visit,
} from './text.ts';
export {
  createTranslationSet,
  NO_PROGRESS,
  stateOf,
  type Translation,
  type TranslationProgress,
  type TranslationSet,
  withState,
} from './translationSet.ts';
export type { TranslationCode } from './wording.ts';
export { type FileText, readXliff, type TranslationFile, writeXliff } from './xliff.ts';
