export { TEXT_GROUPS, type TextGroup } from './catalogue.ts';
export { type MailName, mailNames } from './mailNames.ts';
export { type TextsByKey, toOwnTexts } from './ownTexts.ts';
export type { SiteText } from './readTexts.ts';
export {
  isBoundByLaw,
  placeholderProblem,
  readTextSettings,
  siteTexts,
  TEXT_LENGTH,
  TEXTS_SETTING,
  textProblems,
  textsIn,
  tidyTexts,
} from './settings.ts';
export { themeTexts, withOwnStrings } from './themeTexts.ts';
export { type TextsCode, textsSentence } from './wording.ts';
