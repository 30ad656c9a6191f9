export { DEFAULT_FOCAL_POINT, type FocalPoint, focalPointText, type ImageRef } from './image.ts';
export { imageAddress, srcset } from './imageAddress.ts';
export { type ImageSize, imageSizeText, isWithinPixelLimit, MAX_PIXELS, parseImageSize } from './imageSize.ts';
export {
  parseWidthStep,
  systemDataVariants,
  WIDTH_STEPS,
  type WidthStep,
  widthStepFor,
  widthStepsOf,
} from './widthSteps.ts';
export { type ImageCode, imageWording, sentence } from './wording.ts';
