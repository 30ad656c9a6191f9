import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import { uploadWording } from '@quoin/domain/media';
import type { Problem } from '@quoin/domain/problem';
import { valueText } from '@quoin/messages/runtime';
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
  codeNotOnAndroid: () => 'Code editing is not available on Android.',
  fontsNotLoaded: () => 'Unable to load fonts',
  fontUnsupported: (values) => uploadWording.unsupported(valueText(values, 'fileName'), 'font '),
  fontTooLarge: (values) => uploadWording.tooLarge(valueText(values, 'fileName'), valueText(values, 'maxSize')),
  fontCollection: (values) =>
    `The file ${valueText(values, 'fileName')} contains several fonts. Upload each font as a separate file.`,
  fontBroken: (values) => `The font ${valueText(values, 'fileName')} is damaged. Browsers cannot show it.`,
  fontTooMany: () => `A site can have up to ${OWN_FONT_LIMITS.files} font files. Delete one that you do not use.`,
  fontNameMissing: () => 'Enter a font name.',
};

export function styleSentence(problem: Problem<StyleCode>): string {
  return lookUpSentence(styleWording, problem);
}
