import { lookUpSentence, valueText, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { MAX_PIXELS } from './imageSize.ts';

export type ImageCode = 'imageUnsupported' | 'imageTooLarge';

/** Why a file was not taken as a picture (EDIT-06, letter by letter for the first). */
export const imageWording: Wording<ImageCode> = {
  imageUnsupported: (values) =>
    `The file ${valueText(values, 'fileName')} does not appear to be a supported image file.`,
  imageTooLarge: (values) =>
    `The file ${valueText(values, 'fileName')} is too large. The maximum allowed file size is ${MAX_PIXELS / 1_000_000} megapixels.`,
};

export function sentence(problem: Problem<ImageCode>): string {
  return lookUpSentence(imageWording, problem);
}
