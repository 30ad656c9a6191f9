import { addMotionButton } from './motionButton.ts';

/** Whose markup a widget takes over: one button beside the whole. */
const WHOLE = '[data-island="product-gallery"]';

for (const picture of document.querySelectorAll<HTMLElement>('picture[data-motion="long"]')) {
  addMotionButton(picture.closest<HTMLElement>(WHOLE) ?? picture);
}
