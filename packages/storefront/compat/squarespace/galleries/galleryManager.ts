import { ImageLoader, type NodeLike } from '../../kit.ts';

const load = (images: NodeLike): void => void ImageLoader.load(images);

/** `Y.Squarespace.GalleryManager`: browsers decide by themselves which picture comes first. */
export const GalleryManager = { addImageQueue: load, promoteImageQueue: load };
