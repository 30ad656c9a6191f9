import { addMotionButton } from './motionButton.ts';

/** A widget takes over this markup: one button for all of it. */
const WHOLE = '[data-island="product-gallery"]';

for (const picture of document.querySelectorAll<HTMLElement>('picture[data-motion="long"]')) {
  addMotionButton(picture.closest<HTMLElement>(WHOLE) ?? picture);
}
