import { expect, it } from 'vitest';
import { inWordsOfGallery2 } from './gallery.ts';

it.each([
  [{}, { container: undefined, slides: undefined }],
  [
    { slideshowElement: '#a', itemSelector: false },
    { container: '#a', slides: undefined },
  ],
  [
    { itemSelector: '.slide', startIndex: 2 },
    { slides: '.slide', currentIndex: 2 },
  ],
  [{ next: '.n', currentIndex: '.i' }, { elements: { next: '.n', currentIndex: '.i' } }],
  [
    { loop: true, keyboard: { next: 'down:40' } },
    { loop: true, keyboard: { next: 'down:40' } },
  ],
  [
    { design: 'strip', designOptions: { duration: 0.6, alignment: 'start', activeSlideBehavior: 'next' } },
    { design: 'strip', designOptions: { speed: 0.6, alignment: 'start', activeSlideClickBehavior: 'next' } },
  ],
  [{ designOptions: { fitImage: true } }, { loaderOptions: { mode: 'fit' } }],
])('Gallery told %j is Gallery2 told %j', (told, expected) => {
  expect(inWordsOfGallery2(told)).toMatchObject(expected);
});
