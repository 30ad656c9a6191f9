import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { valueText } from '@quoin/messages/runtime';
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
export const lintWording: Wording<LintCode> = {
  imageWithoutText: 'A picture has no alternative text: who cannot see it learns nothing of it.',
  imageHeavy: (values) => `A picture weighs ${valueText(values, 'size')}.`,
  linkWithoutText: 'A link has no text that could be read out.',
  linkEmpty: (values) => `The link “${valueText(values, 'value')}” leads nowhere.`,
  linkBroken: (values) =>
    `The link “${valueText(values, 'value')}” leads to ${valueText(values, 'href')}, which is not there.`,
  headingSkips: (values) =>
    `The heading “${valueText(values, 'value')}” skips a level, from ${valueText(values, 'from')} to ${valueText(values, 'to')}.`,
  headingEmpty: 'A heading is empty.',
  contrastLow: (values) =>
    `Text and background of a block differ too little (${valueText(values, 'ratio')}:1, needed 4.5:1).`,
  themeUnreadable: (values) => `Colours of a section can hardly be read (${valueText(values, 'ratio')}:1).`,
  wordsOverPicture: (values) =>
    `Words over a picture can hardly be read on parts of it (${valueText(values, 'ratio')}:1, needed ${valueText(values, 'least')}:1).`,
  wordsOverFilm: (values) =>
    `Words over a film can hardly be read on parts of it (${valueText(values, 'ratio')}:1, needed ${valueText(values, 'least')}:1).`,
  wordsOnPicture: (values) =>
    `A block lies over a picture, and its words can hardly be read there (${valueText(values, 'ratio')}:1, needed ${valueText(values, 'least')}:1).`,
  starterWords: (values) =>
    values?.count === 1
      ? 'One text is still the template’s: it says what belongs there.'
      : `${valueText(values, 'count')} texts are still the template’s: they say what belongs there.`,
  pageCrowded: (values) => `${valueText(values, 'count')} blocks on one page load slowly on phones.`,
  fontsHeavy: (values) =>
    `The fonts are heavy (${valueText(values, 'size')} in ${valueText(values, 'files')}): up to 60 KB in 2 files come before anybody waits for them.`,
};

export function lintSentence(problem: Problem<LintCode>): string {
  return lookUpSentence(lintWording, problem);
}

/** What a button says that mends a finding by itself. */
export function lintMendText({ path, value }: LintMend): string {
  return path.at(-1) === 'overlay' ? `Lay ${value}% of the ground over it` : 'Give it a background';
}
