import { lookUpSentence } from '@quoin/domain/languages';
import { describe, expect, it } from 'vitest';
import { galleryOptionWording } from '../wording.ts';
import { GALLERY_OPTIONS, galleryOptionsFor } from './galleryOptions.ts';
import { galleryProblems, readGalleryOptions } from './readGalleryOptions.ts';

describe('a gallery nobody has set up', () => {
  it('has every default of the specification (GAL-02)', () => {
    expect(readGalleryOptions({})).toEqual({
      design: 'grid',
      autoplay: false,
      autoplayDelay: 5,
      controls: false,
      autoCrop: true,
      aspectRatio: '1:1',
      sliderHeight: 50,
      thumbnails: true,
      stripHeight: 80,
      stripMargin: 20,
      titleAndDescription: true,
      titleOnly: false,
      metaPosition: 'bottom',
      metaOnHover: false,
      activeAlignment: 'center',
      perRow: 4,
      padding: 20,
      lightbox: false,
      lightboxTheme: 'dark',
      maxColumnWidth: 300,
      newWindow: false,
      transparentBackground: false,
    });
  });

  it.each([null, undefined, 'x', 7, ['a'], { perRow: {}, autoplay: 'perhaps', aspectRatio: 3 }])('nor %j', (given) => {
    expect(readGalleryOptions(given)).toEqual(readGalleryOptions({}));
  });
});

it.each([
  ['autoplayDelay', 0, 1],
  ['autoplayDelay', 11, 10],
  ['stripHeight', -1, 0],
  ['stripHeight', 201, 200],
  ['stripMargin', 61, 60],
  ['perRow', 0, 1],
  ['perRow', 11, 10],
  ['padding', 51, 50],
  ['maxColumnWidth', 99, 100],
  ['maxColumnWidth', 301, 300],
] as const)('%s of %i is pulled to %i, and refused when it is saved (GAL-02)', (name, value, within) => {
  expect(readGalleryOptions({ [name]: value })[name]).toBe(within);
  const { min, max } = GALLERY_OPTIONS[name];
  expect(galleryProblems({ [name]: value })).toEqual([
    { code: 'galleryNumberOutOfRange', field: name, values: { min, max } },
  ]);
});

it.each([
  ['aspectRatio', ['1:1', '3:2', '2:3', '4:3', '3:4', '16:9', '2.40']],
  ['metaPosition', ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right']],
  ['activeAlignment', ['left', 'center', 'right']],
  ['lightboxTheme', ['dark', 'light']],
] as const)('%s takes just these: %j (GAL-02)', (name, choices) => {
  expect(GALLERY_OPTIONS[name].choices).toEqual(choices);
  for (const value of choices) expect(readGalleryOptions({ [name]: value })[name]).toBe(value);
  const [problem] = galleryProblems({ [name]: '5:5' });
  expect(problem && lookUpSentence(galleryOptionWording, problem)).toBe('5:5 is not one of the expected options');
});

it('stored blocks of existing sites are understood: their names, texts for numbers, carousel for slider (GAL-01)', () => {
  const stored = { design: 'carousel', 'auto-crop': 'false', 'thumbnails-per-row': '6', 'aspect-ratio': '16:9' };
  expect(readGalleryOptions(stored)).toMatchObject({
    design: 'slider',
    autoCrop: false,
    perRow: 6,
    aspectRatio: '16:9',
  });
  expect(galleryProblems({ ...stored, design: 'mosaic' })).toMatchObject([{ field: 'design' }]);
});

it.each([
  ['slideshow', ['autoplay', 'controls', 'thumbnails', 'stripHeight', 'metaPosition'], ['aspectRatio', 'perRow']],
  ['slider', ['autoplay', 'autoplayDelay', 'activeAlignment'], ['thumbnails', 'titleOnly']],
  ['grid', ['aspectRatio', 'perRow', 'maxColumnWidth', 'titleOnly'], ['autoplay', 'titleAndDescription']],
  ['stacked', ['titleAndDescription', 'lightbox', 'newWindow'], ['autoplay', 'titleOnly', 'controls']],
] as const)('a %s offers %j and not %j (GAL-01)', (design, offered, others) => {
  const names = galleryOptionsFor(design);
  expect(names).toEqual(expect.arrayContaining([...offered]));
  for (const other of others) expect(names).not.toContain(other);
});
