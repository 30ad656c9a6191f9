import { describe, expect, it } from 'vitest';
import { PIXEL_LIMITS, type Pixel, pixelsOf, pixelsOn } from './pixel.ts';
import { neatPixel, validatePixel } from './validatePixel.ts';

const pixel = (part: Partial<Pixel> = {}): Pixel => ({
  ...{ id: 'p1', name: 'Ads', kind: 'code', code: 'fire()', tagId: '', purpose: 'marketing' },
  ...{ places: 'everywhere', isOn: true },
  ...part,
});

const codes = (part: Partial<Pixel>) =>
  validatePixel(neatPixel(pixel(part))).map(({ code, field }) => `${field}: ${code}`);

describe('pixels of a site', () => {
  it('are read from the settings; what is unsound is left out', () => {
    const sound = pixel();
    const unsound = [null, 'x', {}, { ...sound, kind: 'worm' }, { ...sound, purpose: 'fun' }, { ...sound, id: 7 }];
    expect(pixelsOf({ pixels: [sound, ...unsound] })).toEqual([sound]);
    for (const pixels of [undefined, {}, 'x']) expect(pixelsOf({ pixels })).toEqual([]);
    expect(pixelsOf({ pixels: Array(50).fill(sound) })).toHaveLength(PIXEL_LIMITS.count);
  });

  it('stand where their owner wants them, while they are on; pages know no code', () => {
    const all = [
      pixel({ id: 'a' }),
      pixel({ id: 's', places: 'store' }),
      pixel({ id: 'o', places: 'orders' }),
      pixel({ id: 'off', isOn: false }),
    ];
    const on = (isStore: boolean, isOrder: boolean) => pixelsOn(all, { isStore, isOrder }).map(({ id }) => id);
    expect([on(false, false), on(true, false), on(false, true)]).toEqual([['a'], ['a', 's'], ['a', 's', 'o']]);
    expect(pixelsOn([pixel()], { isStore: false, isOrder: false })).toEqual([
      { id: 'p1', kind: 'code', purpose: 'marketing' },
    ]);
  });

  it.each<[Partial<Pixel>, readonly string[]]>([
    [{}, []],
    [{ name: ' ' }, ['name: pixelNameMissing']],
    [{ name: 'x'.repeat(81) }, ['name: pixelNameTooLong']],
    [{ code: ' \n' }, ['code: pixelCodeMissing']],
    [{ code: 'x'.repeat(10_001) }, ['code: pixelCodeTooLong']],
    [{ kind: 'googleTag', tagId: ' g-ab12cd34ef ' }, []],
    [{ kind: 'googleTag', tagId: 'AW-123456789' }, []],
    [{ kind: 'googleTag', tagId: 'GTM-AB12CD3' }, ['tagId: pixelGoogleIdInvalid']],
    [{ kind: 'googleTag', tagId: 'G-1"><script>' }, ['tagId: pixelGoogleIdInvalid']],
    [{ kind: 'tagManager', tagId: 'GTM-AB12CD3' }, []],
    [{ kind: 'tagManager', tagId: 'G-AB12CD34EF' }, ['tagId: pixelManagerIdInvalid']],
    [{ kind: 'metaPixel', tagId: '123456789012345' }, []],
    [{ kind: 'metaPixel', tagId: '12&x=1', name: '' }, ['name: pixelNameMissing', 'tagId: pixelMetaIdInvalid']],
  ])('are kept only as the services write them: %j', (part, wanted) => {
    expect(codes(part)).toEqual(wanted);
  });

  it('keep no code that a tag does not run', () => {
    expect(neatPixel(pixel({ kind: 'metaPixel', tagId: ' 123456 ' }))).toMatchObject({ code: '', tagId: '123456' });
    expect(neatPixel(pixel({ tagId: 'G-1' }))).toMatchObject({ code: 'fire()', tagId: '' });
  });
});
