import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { PixelCode } from './validatePixel.ts';

/** For owners. */
export const pixelWording: Wording<PixelCode> = {
  pixelNameMissing: 'Enter a name. Visitors see it on the cookie page.',
  pixelNameTooLong: ({ most }) => `A pixel’s name can have up to ${String(most)} characters.`,
  pixelCodeMissing: 'Paste the code from the service.',
  pixelCodeTooLong: ({ most }) => `A pixel’s code can have up to ${String(most)} characters.`,
  pixelGoogleIdInvalid: 'Enter a Google tag ID, such as G-AB12CD34EF.',
  pixelManagerIdInvalid: 'Enter a container ID, such as GTM-AB12CD3.',
  pixelMetaIdInvalid: 'Enter the pixel ID: digits only, such as 123456789012345.',
  pixelsTooMany: ({ most }) => `A site can have up to ${String(most)} pixels.`,
  pixelUnknown: 'This pixel was deleted.',
};

export function pixelSentence(problem: Problem<PixelCode>): string {
  return lookUpSentence(pixelWording, problem);
}
