import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { PixelCode } from './validatePixel.ts';

/** For owners. */
export const pixelWording: Wording<PixelCode> = {
  pixelNameMissing: 'Give the pixel a name: visitors read it on the page about cookies.',
  pixelNameTooLong: ({ most }) => `A pixel’s name may have ${String(most)} characters.`,
  pixelCodeMissing: 'Paste the code that the service gave you.',
  pixelCodeTooLong: ({ most }) => `A pixel’s code may have ${String(most)} characters.`,
  pixelGoogleIdInvalid: 'Enter the id of a Google tag, such as G-AB12CD34EF.',
  pixelManagerIdInvalid: 'Enter the id of a container, such as GTM-AB12CD3.',
  pixelMetaIdInvalid: 'Enter the pixel’s id: digits only, such as 123456789012345.',
  pixelsTooMany: ({ most }) => `A site may have ${String(most)} pixels.`,
  pixelUnknown: 'This pixel is not there any more.',
};

export function pixelSentence(problem: Problem<PixelCode>): string {
  return lookUpSentence(pixelWording, problem);
}
