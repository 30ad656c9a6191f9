import { inLanguage, lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as galleryRefusals from '@quoin/messages/app/galleryRefusals';
import { gallery } from '@quoin/messages/gallery';
import { valueText } from '@quoin/messages/runtime';

export type ImagePropCode =
  | 'imagePropMissing'
  | 'imagePropNegative'
  | 'imagePropZero'
  | 'imagePropNotInteger'
  | 'imagePropNotBoolean'
  | 'imagePriorityInvalid'
  | 'imageLoaderUnknown'
  | 'imageSrcsetNeedsRaw'
  | 'imageSizesMissing';

/** What is wrong with the props of an image in a template (IMG-03). */
export const imagePropWording: Wording<ImagePropCode> = {
  imagePropMissing: (values) => `The image prop ${valueText(values, 'prop')} is required`,
  imagePropNegative: (values) =>
    `The image prop ${valueText(values, 'prop')} requires a positive integer, but received a negative value`,
  imagePropZero: (values) => `The image prop ${valueText(values, 'prop')} requires a positive integer, but received 0`,
  imagePropNotInteger: (values) =>
    `The image prop ${valueText(values, 'prop')} requires a positive integer, but received a non-integer value`,
  imagePropNotBoolean: (values) => `The image prop ${valueText(values, 'prop')} requires true or false`,
  imagePriorityInvalid: (values) =>
    `The image priority ${valueText(values, 'value')} is invalid, accepted values are high, low, or null`,
  imageLoaderUnknown: (values) => `The image received unknown loader type ${valueText(values, 'value')}`,
  imageSrcsetNeedsRaw: () => 'The image prop srcset is only for the loader raw',
  imageSizesMissing: () => 'The image prop sizes is required with the loader sqs',
};

export function imagePropSentence(problem: Problem<ImagePropCode>): string {
  return lookUpSentence(imagePropWording, problem);
}

export type GalleryCode = 'galleryFlagInvalid' | 'galleryNumberOutOfRange' | 'galleryChoiceUnknown';

/** Why options of a gallery are not kept as they are. */
export const galleryOptionWording: Wording<GalleryCode> = galleryRefusals;
export type GalleryWords = typeof gallery.en;

/** The same in the language of a page. */
export function galleryWordsIn(language: string): GalleryWords {
  return inLanguage(gallery, language);
}
