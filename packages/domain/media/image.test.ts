import { describe, expect, it } from 'vitest';
import { focalPointText, type ImageRef } from './image.ts';
import { imageAddress, srcset } from './imageAddress.ts';
import { imageSizeText, isWithinPixelLimit, parseImageSize } from './imageSize.ts';
import { imagePreview, outsideAddress } from './outsideAddress.ts';

function image(originalWidth: number): ImageRef {
  const focalPoint = { x: 0.5, y: 0.5 };
  return { id: 'i', assetUrl: '/s/images/i/a.jpg', altText: '', originalWidth, originalHeight: 100, focalPoint };
}

describe('images', () => {
  it('are addressed whole or by the step for a width (IMG-02)', () => {
    expect(imageAddress(image(2000))).toBe('/s/images/i/a.jpg');
    expect(imageAddress(image(2000), 640)).toBe('/s/images/i/a.jpg?format=750w');
    expect(imageAddress(image(3000), 2500)).toBe('/s/images/i/a.jpg?format=2500w');
  });

  it('are named with a width outside, and other addresses stay (IMG-02)', () => {
    expect(outsideAddress('/s/images/i/a.jpg')).toBe('/s/images/i/a.jpg?format=1500w');
    for (const kept of ['/s/images/i/a.jpg?format=300w', '/shop', 'https://a.example/s/images/i/a.jpg', '']) {
      expect(outsideAddress(kept)).toBe(kept);
    }
  });

  it.each([
    ['a wide photo', 3000, 2000, '1500w', 1500, 1000],
    ['a tall photo', 2000, 3000, '1000w', 1000, 1500],
    ['a very tall one', 1000, 10_000, '300w', 300, 3000],
    ['a small one', 400, 200, '1500w', 400, 200],
    ['one nobody measured', 0, 0, '1500w', 0, 0],
  ])(
    'preview a link at a size that previews take: %s (IMG-02)',
    (_, originalWidth, originalHeight, step, width, height) => {
      const address = `/s/images/i/a.jpg?format=${step}`;
      expect(imagePreview({ ...image(originalWidth), originalHeight })).toEqual({ address, width, height });
    },
  );

  it('offer every step they have and their own width', () => {
    expect(srcset(image(400))).toBe(
      '/s/images/i/a.jpg?format=100w 100w, /s/images/i/a.jpg?format=300w 300w, /s/images/i/a.jpg?format=500w 400w',
    );
    expect(srcset(image(300)).split(', ')).toHaveLength(2);
    expect(srcset(image(5000)).split(', ')).toHaveLength(7);
    expect(srcset(image(80))).toBe('/s/images/i/a.jpg?format=100w 80w');
  });

  it('keep their focal point as CSS reads it (IMG-01)', () => {
    expect(focalPointText({ x: 0.5, y: 0.25 })).toBe('50% 25%');
    expect(focalPointText({ x: 1 / 3, y: 7 })).toBe('33.33% 100%');
    expect(focalPointText({ x: Number.NaN, y: -1 })).toBe('50% 0%');
  });

  it('have sizes as WxH', () => {
    expect(parseImageSize('2000x1500')).toEqual({ width: 2000, height: 1500 });
    for (const bad of ['2000', 'x', '0x5', '5x0', '-1x2', '1.5x2', '2000x1500 ', '9999999x1']) {
      expect(parseImageSize(bad)).toBeNull();
    }
    expect(imageSizeText({ width: 3, height: 4 })).toBe('3x4');
  });

  it('are refused above 50 megapixels', () => {
    expect(isWithinPixelLimit({ width: 10_000, height: 5_000 })).toBe(true);
    expect(isWithinPixelLimit({ width: 10_000, height: 5_001 })).toBe(false);
  });
});
