import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';

export type StyleCode = 'codeNotOnAndroid' | 'fontsNotLoaded';

/** What is said about the style of a site (EDIT-06). */
export const styleWording: Wording<StyleCode> = {
  codeNotOnAndroid: () => 'Code editing is not available on Android.',
  fontsNotLoaded: () => 'Unable to load fonts',
};

export function styleSentence(problem: Problem<StyleCode>): string {
  return lookUpSentence(styleWording, problem);
}
