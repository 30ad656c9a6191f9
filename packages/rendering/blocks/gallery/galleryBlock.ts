import type { BlockValue, galleryDefinition } from '@quoin/domain/blocks';
import { galleryWordsIn, readGalleryOptions, wireGalleryOptions } from '@quoin/domain/media';
import { imageItem } from '../../page/data/imageData.ts';
import { type BlockContext, blockKind } from '../block.ts';
import { galleryHtml } from './galleryHtml.ts';
import type { GalleryPicture } from './slideHtml.ts';

type Value = BlockValue<typeof galleryDefinition>;

/** Pictures as a slideshow, carousel, grid or stack (GAL-01, GAL-02). */
export const galleryBlock = blockKind<Value>({
  type: 'gallery',
  render(value, context, id) {
    const pictures = picturesOf(value, context);
    if (pictures.length === 0) return '';
    const { language } = context.page.frame.site;
    const words = galleryWordsIn(language);
    const options = readGalleryOptions(value);
    const items = pictures.map(({ image }, index) => imageItem(image, index));
    const own = context.apply('gallery', { ...options, options: wireGalleryOptions(options), items });
    const label = value.label || words.gallery;
    const isNamed = value.label !== '';
    return own ?? galleryHtml({ id, options, pictures, label, isNamed, language, isFirst: context.isFirst === true });
  },
});

function picturesOf({ pictures }: Value, context: BlockContext): readonly GalleryPicture[] {
  return pictures.flatMap(({ image: id, ...words }) => {
    const image = context.image(id);
    return image === null ? [] : [{ ...words, image }];
  });
}
