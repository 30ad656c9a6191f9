import { lookUpSentence, type Wording, withValues } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as styleRefusals from '@quoin/messages/app/styleRefusals';
import { OWN_FONT_LIMITS } from './fonts/ownFonts.ts';

export type StyleCode =
  | 'codeNotOnAndroid'
  | 'fontsNotLoaded'
  | 'fontUnsupported'
  | 'fontTooLarge'
  | 'fontCollection'
  | 'fontBroken'
  | 'fontTooMany'
  | 'fontNameMissing';

/** What is said about the style of a site (EDIT-06). */
export const styleWording: Wording<StyleCode> = {
  ...styleRefusals,
  fontTooMany: withValues(styleRefusals.fontTooMany, { max: OWN_FONT_LIMITS.files }),
};

export function styleSentence(problem: Problem<StyleCode>): string {
  return lookUpSentence(styleWording, problem);
}
