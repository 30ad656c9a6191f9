export { TEXT_GROUPS, type TextGroup } from './catalogue.ts';
export { type TextsByKey, toOwnTexts } from './ownTexts.ts';
export type { SiteText } from './readTexts.ts';
export {
  isBoundByLaw,
  placeholderProblem,
  readTextSettings,
  type SaidTexts,
  siteTexts,
  TEXT_LENGTH,
  TEXTS_SETTING,
  type TextSettings,
  textProblems,
  textsIn,
  tidyTexts,
} from './settings.ts';
export { themeTexts, withOwnStrings } from './themeTexts.ts';
export { type TextsCode, textsSentence, textsWording } from './wording.ts';
