import { lookUpSentence, type Wording, withValues } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as imageRefusals from '@quoin/messages/app/imageRefusals';
import { MAX_PIXELS } from './imageSize.ts';

export type ImageCode = 'imageUnsupported' | 'imageTooLarge' | 'heicUnreadable';

/** Why a file was not taken as a picture (EDIT-06, letter by letter for the first). */
export const imageWording: Wording<ImageCode> = {
  ...imageRefusals,
  imageTooLarge: withValues(imageRefusals.imageTooLarge, { megapixels: MAX_PIXELS / 1_000_000 }),
};

export function sentence(problem: Problem<ImageCode>): string {
  return lookUpSentence(imageWording, problem);
}
