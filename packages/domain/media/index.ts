export {
  EMBED_HOSTS,
  type Embed,
  type EmbedHost,
  embedHostsIn,
  embedInMarkup,
  FRAME_ATTRIBUTE,
  parseEmbed,
} from './embeds/embeds.ts';
export { type FilmAnswer, filmWording } from './embeds/filmAnswer.ts';
export { type MapView, mapEmbed, mapSearchUrl } from './embeds/mapEmbed.ts';
export { type EmbedWords, embedWordsIn } from './embeds/wording.ts';
export {
  type ChoiceRule,
  type FlagRule,
  GALLERY_ALIGNMENTS,
  GALLERY_ASPECT_RATIOS,
  GALLERY_DESIGNS,
  GALLERY_META_POSITIONS,
  GALLERY_OPTIONS,
  type GalleryDesign,
  type GalleryOptionName,
  type GalleryOptions,
  galleryOptionNames,
  galleryOptionsFor,
  LIGHTBOX_THEMES,
  type RangeRule,
} from './gallery/galleryOptions.ts';
export { galleryProblems, readGalleryOptions, wireGalleryOptions } from './gallery/readGalleryOptions.ts';
export { DEFAULT_FOCAL_POINT, type FocalPoint, focalPointText, type ImageRef } from './image.ts';
export { imageAddress, srcset, stillSrcset } from './imageAddress.ts';
export { type ImageColors, readImageColors, suggestedGround } from './imageColors.ts';
export { type ImagePriority, type ImageProps, imageLoading, parseImageProps } from './imageProps.ts';
export { type ImageSize, imageSizeText, isWithinPixelLimit, MAX_PIXELS, parseImageSize } from './imageSize.ts';
export { type ImageCode, imageWording, sentence } from './imageWording.ts';
export {
  acceptOf,
  extensionOf,
  isMediaKind,
  kindOfName,
  MAX_MEDIA_BYTES,
  MEDIA_KINDS,
  MEDIA_LIMITS,
  type MediaKind,
} from './mediaKinds.ts';
export { type MediaCode, mediaSentence, mediaWording, uploadWording } from './mediaWording.ts';
export { type FrameTimes, motionOf, type PictureMotion, readMotion } from './motion.ts';
export { MOTION_SCRIPT_ID, type MotionWords, motionWordsIn } from './motionWording.ts';
export {
  type ImagePreview,
  imagePreview,
  MAX_PREVIEW_BYTES,
  OUTSIDE_WIDTH,
  outsideAddress,
} from './outsideAddress.ts';
export { ownFile } from './ownFile.ts';
export { SNIFF_BYTES, type SniffedMedia, sniffMedia } from './sniffMedia.ts';
export {
  parseWidthStep,
  systemDataVariants,
  WIDTH_STEPS,
  type WidthStep,
  widthStepFor,
  widthStepsOf,
} from './widthSteps.ts';
export {
  type GalleryCode,
  type GalleryWords,
  galleryOptionWording,
  galleryWordsIn,
  type ImagePropCode,
  imagePropSentence,
  imagePropWording,
} from './wording.ts';
