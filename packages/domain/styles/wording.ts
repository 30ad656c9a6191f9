import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import { uploadWording } from '@quoin/domain/media';
import type { Problem } from '@quoin/domain/problem';
import { valueText } from '@quoin/messages/runtime';
import { OWN_FONT_LIMITS } from './ownFonts.ts';

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
    `The file ${valueText(values, 'fileName')} holds several fonts. Upload each of them as a file of its own.`,
  fontBroken: (values) => `The font ${valueText(values, 'fileName')} is damaged: browsers would not show it.`,
  fontTooMany: () => `A site has room for ${OWN_FONT_LIMITS.files} files of fonts. Delete one that you don’t use.`,
  fontNameMissing: () => 'A font needs a name.',
};

export function styleSentence(problem: Problem<StyleCode>): string {
  return lookUpSentence(styleWording, problem);
}
