import { type GalleryWords, galleryWordsIn } from '@quoin/domain/media';
import { pageLanguage } from '../language.ts';

/** What the domain says of galleries, in the page's language. */
export function galleryText(): GalleryWords {
  return galleryWordsIn(pageLanguage() ?? 'en');
}
