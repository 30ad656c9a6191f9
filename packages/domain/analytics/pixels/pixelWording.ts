import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as pixelRefusals from '@quoin/messages/app/pixelRefusals';
import type { PixelCode } from './validatePixel.ts';

/** For owners. */
export const pixelWording: Wording<PixelCode> = pixelRefusals;

export function pixelSentence(problem: Problem<PixelCode>): string {
  return lookUpSentence(pixelWording, problem);
}
