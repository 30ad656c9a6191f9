export { appLanguage } from './appLanguage.ts';
export { appLanguageFor } from './appLanguageFor.ts';
export { isCustomLanguage } from './customLanguage.ts';
export { textDirection } from './direction.ts';
export {
  catalogueMark,
  formOf,
  OWN_TEXTS_ID,
  type OwnText,
  type OwnTexts,
  ownWording,
} from './ownTexts.ts';
export { preferredLanguage } from './preferredLanguage.ts';
export { isSpoken, readersLanguage, SPOKEN_APP_LANGUAGES, SPOKEN_LANGUAGES } from './spoken.ts';
export {
  CHOSEN_LANGUAGE_KEY,
  CLOSED_SUGGESTION_KEY,
  suggestedLanguage,
} from './suggestedLanguage.ts';
export { suggestionWords } from './suggestionWording.ts';
export { inLanguage, speakThrough, together } from './translated.ts';
export {
  countedText,
  lookUpSentence,
  lookUpSentenceIn,
  type Wording,
  withValues,
} from './wording.ts';
