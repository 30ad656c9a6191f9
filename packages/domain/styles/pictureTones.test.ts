import { describe, expect, it } from 'vitest';
import { contrastBetween, TEXT_CONTRAST } from './contrast.ts';
import { ANY_TONES, contrastOver, overlayFor, tonesIn } from './pictureTones.ts';

const SNOW = { dark: '#c8ccd0', light: '#ffffff' };
const WHITE_WORDS = { ink: '#ffffff', least: TEXT_CONTRAST };
const over = (overlay: number) => ({ tones: SNOW, ground: '#101418', overlay });

describe('words over a picture (ED-39)', () => {
  it('have the contrast of the part where it is least', () => {
    expect(contrastOver('#000000', over(0))).toBeCloseTo(contrastBetween('#000000', SNOW.dark));
    expect(contrastOver('#ffffff', over(0))).toBe(1);
  });

  it('are not read where the picture has their own lightness, however dark and light its ends are', () => {
    expect(contrastOver('#808080', { tones: ANY_TONES, ground: '#101418', overlay: 0 })).toBe(1);
  });

  it('are read better the more of the ground lies between, and as on the ground itself at the end', () => {
    const ratios = [0, 20, 40, 60, 80, 100].map((overlay) => contrastOver('#ffffff', over(overlay)));
    expect(ratios).toEqual(ratios.toSorted((one, other) => one - other));
    expect(ratios.at(-1)).toBeCloseTo(contrastBetween('#ffffff', '#101418'));
  });

  it('the least of the ground that is enough is a step of the slider, and one less is not', () => {
    const found = overlayFor([WHITE_WORDS], over(0))!;
    expect(found % 5).toBe(0);
    expect(contrastOver('#ffffff', over(found))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrastOver('#ffffff', over(found - 5))).toBeLessThan(TEXT_CONTRAST);
  });

  it('what is there is not taken away, and a ground like the words helps nobody', () => {
    expect(overlayFor([WHITE_WORDS], over(90))).toBe(90);
    expect(overlayFor([WHITE_WORDS], { ...over(0), ground: '#f0f0f0' })).toBeNull();
  });
});

it('tones are read as they are kept with a picture, and nothing else', () => {
  expect(tonesIn({ darkTone: '101010', lightTone: 'fafafa', centerAverage: '808080' })).toEqual({
    dark: '#101010',
    light: '#fafafa',
  });
  for (const other of [null, {}, { darkTone: '101010' }, { darkTone: 'url(x)', lightTone: 'fafafa' }])
    expect(tonesIn(other)).toBeNull();
});
