import { describe, expect, it } from 'vitest';
import { readGallery } from './readGallery.ts';

const designOf = (classes: string, block?: string, page = '') => readGallery(classes, block, page).design;

describe('a gallery in the markup of others', () => {
  it.each([
    ['sqs-gallery sqs-gallery-container sqs-gallery-block-slideshow', 'slideshow'],
    ['sqs-gallery-block-stacked', 'stacked'],
    // One over the other, as scripts call it.
    ['sqs-gallery sqs-gallery-design-stacked', 'slideshow'],
    ['sqs-gallery sqs-gallery-design-strip', 'slider'],
    ['sqs-gallery sqs-gallery-block-grid sqs-gallery-block-show-meta', 'grid'],
    ['sqs-gallery', 'stacked'],
    ['sqs-gallery-block-constructor', 'stacked'],
  ])('with the classes “%s” is a %s', (classes, design) => {
    expect(designOf(classes)).toBe(design);
  });

  it('takes what the block says, then what its page has chosen', () => {
    expect(designOf('sqs-gallery', '{"design":"slider"}', 'gallery-design-grid')).toBe('slider');
    expect(designOf('sqs-gallery', '{"design":', 'x gallery-design-grid y')).toBe('grid');
  });

  it('plays by itself where the block or the page says so, and for as long', () => {
    const seconds = (block: string, page = '') => readGallery('', block, page).seconds;
    expect(seconds('{}')).toBe(0);
    expect(seconds('{"autoplay":"true","autoplay-duration":8}')).toBe(8);
    expect(seconds('{}', 'gallery-autoplay gallery-loop')).toBe(5);
    expect(seconds('{}', 'gallery-autoplay gallery-autoplay-seconds-9')).toBe(9);
    expect(seconds('{}', 'gallery-autoplay-seconds-9')).toBe(0);
    expect(seconds('{"autoplay":false}', 'gallery-autoplay')).toBe(0);
  });

  it('knows its columns from the block or a class', () => {
    expect(readGallery('sqs-gallery-thumbnails-per-row-4', '{}', '').perRow).toBe(4);
    expect(readGallery('', '{"thumbnails-per-row":6}', '').perRow).toBe(6);
    expect(readGallery('', undefined, '').perRow).toBeNull();
  });
});
