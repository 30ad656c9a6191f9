import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as lintRefusals from '@quoin/messages/app/lintRefusals';
import type { LintMend } from './lintFinding.ts';

export type LintCode =
  | 'imageWithoutText'
  | 'imageHeavy'
  | 'linkWithoutText'
  | 'linkEmpty'
  | 'linkBroken'
  | 'headingSkips'
  | 'headingEmpty'
  | 'contrastLow'
  | 'themeUnreadable'
  | 'wordsOverPicture'
  | 'wordsOverFilm'
  | 'wordsOnPicture'
  | 'pageCrowded'
  | 'fontsHeavy'
  | 'starterWords';

/** What the publish dialog says before visitors stumble over it. */
export const lintWording: Wording<LintCode> = lintRefusals;

export function lintSentence(problem: Problem<LintCode>): string {
  return lookUpSentence(lintWording, problem);
}

/** What a button says that mends a finding by itself. */
export function lintMendText({ path, value }: LintMend): string {
  return path.at(-1) === 'overlay' ? `Add ${value}% overlay` : 'Add background';
}
