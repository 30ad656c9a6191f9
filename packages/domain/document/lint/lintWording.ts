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
  imageWithoutText: 'An image has no alt text. Screen readers cannot describe it.',
  imageHeavy: (values) => `An image is ${valueText(values, 'size')}, which loads slowly.`,
  linkWithoutText: 'A link has no text for screen readers.',
  linkEmpty: (values) => `The link “${valueText(values, 'value')}” has no target.`,
  linkBroken: (values) =>
    `The link “${valueText(values, 'value')}” is broken: ${valueText(values, 'href')} does not exist.`,
  headingSkips: (values) =>
    `The heading “${valueText(values, 'value')}” skips a level, from ${valueText(values, 'from')} to ${valueText(values, 'to')}.`,
  headingEmpty: 'A heading is empty.',
  contrastLow: (values) => `Text of a block has low contrast (${valueText(values, 'ratio')}:1, 4.5:1 required).`,
  themeUnreadable: (values) => `Text of a section has low contrast (${valueText(values, 'ratio')}:1).`,
  wordsOverPicture: (values) =>
    `Text over an image has low contrast on parts of it (${valueText(values, 'ratio')}:1, ${valueText(values, 'least')}:1 required).`,
  wordsOverFilm: (values) =>
    `Text over a video has low contrast on parts of it (${valueText(values, 'ratio')}:1, ${valueText(values, 'least')}:1 required).`,
  wordsOnPicture: (values) =>
    `A block over an image has text with low contrast (${valueText(values, 'ratio')}:1, ${valueText(values, 'least')}:1 required).`,
  starterWords: (values) =>
    values?.count === 1
      ? 'One text is still placeholder text.'
      : `${valueText(values, 'count')} texts are still placeholder text.`,
  pageCrowded: (values) => `${valueText(values, 'count')} blocks on one page load slowly on phones.`,
  fontsHeavy: (values) =>
    `The fonts load slowly (${valueText(values, 'size')} in ${valueText(values, 'files')}). Use up to 60 KB in 2 files.`,
};

export function lintSentence(problem: Problem<LintCode>): string {
  return lookUpSentence(lintWording, problem);
}

/** What a button says that mends a finding by itself. */
export function lintMendText({ path, value }: LintMend): string {
  return path.at(-1) === 'overlay' ? `Add ${value}% overlay` : 'Add background';
}
