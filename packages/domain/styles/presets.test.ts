import { describe, expect, it } from 'vitest';
import { paceClass, tweakClasses } from './bodyClasses.ts';
import { parseTweaks } from './parseTweaks.ts';
import { type Preset, presetValues, valuesOver, withPreset } from './presets.ts';
import { systemTweaksBeside } from './systemTweaks.ts';

const { tweaks } = parseTweaks(`
// tweak: {"type":"color","title":"Accent"}
@accent: #0a7;
// tweak: {"type":"checkbox","title":"Hide Cart"}
// tweak: {"type":"dropdown","title":"Ratio","options":["1:1 (Square)","16:9 (Widescreen)"]}
// tweak: {"type":"font","title":"Quote"}
.quote-font { font-family: Georgia; font-size: 20px; line-height: 1.5 }
`);
const preset: Preset = {
  name: 'default',
  title: 'Default',
  values: {
    accent: '#123456',
    'hide-cart': 'true',
    ratio: '169-widescreen',
    'quote-font': '{font-family:Arial;font-size:18px}',
    'quote-font-font-size': '22px',
    unknown: 'x',
  },
  webFonts: [],
};

describe('presets (site-templates 5)', () => {
  it('give the values that the tweaks of the theme know, options by their text', () => {
    expect(presetValues(preset, tweaks)).toEqual({
      accent: '#123456',
      'hide-cart': 'true',
      ratio: '16:9 (Widescreen)',
      'quote-font': '{font-family:Arial;font-size:18px}',
      'quote-font-font-size': '22px',
    });
  });

  it('are what tweaks begin with: parts of a font over the font, and that over the theme', () => {
    const begun = withPreset(tweaks, preset);
    expect(begun.map(({ key, defaultValue }) => [key, defaultValue])).toEqual([
      ['accent', '#123456'],
      ['hide-cart', 'true'],
      ['ratio', '16:9 (Widescreen)'],
      ['quote-font', 'font-family: Arial; font-size: 22px; line-height: 1.5;'],
    ]);
    expect(tweakClasses(begun, {})).toEqual(['hide-cart', 'ratio-169-widescreen']);
    expect(tweakClasses(begun, { 'hide-cart': 'false' })).toEqual(['', 'ratio-169-widescreen']);
    expect(withPreset(tweaks, undefined)).toBe(tweaks);
  });

  it('lie beneath the owner’s choices: a font chosen whole leaves no part of theirs', () => {
    const values = valuesOver(presetValues(preset, tweaks), { 'quote-font': 'font-size: 10px' }, tweaks);
    expect(values).toMatchObject({ accent: '#123456', 'quote-font': 'font-size: 10px' });
    expect(values).not.toHaveProperty('quote-font-font-size');
  });
});

describe('tweaks of the platform (site-templates 7)', () => {
  const classes = tweakClasses(systemTweaksBeside([]), {}).filter((name) => name !== '');

  it('come in the order of the format', () => {
    const places = [
      'event-show-past-events event-thumbnails event-thumbnail-size-32-standard event-date-label event-list-show-cats',
      'event-icalgcal-links event-excerpts event-item-back-link',
      'gallery-design-grid aspect-ratio-auto lightbox-style-light gallery-navigation-bullets',
      'gallery-info-overlay-show-on-hover gallery-aspect-ratio-32-standard gallery-arrow-style-no-background',
      'gallery-transitions-fade gallery-show-arrows gallery-auto-crop',
      'product-list-titles-under product-list-alignment-center product-item-size-11-square product-image-auto-crop',
      'product-gallery-size-11-square show-product-price show-product-item-nav product-social-sharing',
      'tweak-v1-related-products-image-aspect-ratio-11-square tweak-v1-related-products-details-alignment-center',
      'newsletter-style-dark hide-opentable-icons opentable-style-dark',
      'small-button-style-solid small-button-shape-square medium-button-style-solid medium-button-shape-square',
      'large-button-style-solid large-button-shape-square',
      'image-block-poster-text-alignment-center image-block-card-dynamic-font-sizing',
      'image-block-collage-content-position-top image-block-stack-text-alignment-left',
      'button-style-default button-corner-style-square',
      'tweak-product-quick-view-button-style-floating tweak-product-quick-view-button-position-bottom',
      'tweak-product-quick-view-lightbox-excerpt-display-truncate tweak-product-quick-view-lightbox-show-arrows',
      'tweak-product-quick-view-lightbox-show-close-button tweak-product-quick-view-lightbox-controls-weight-light',
    ].flatMap((line) => line.split(' ').map((name) => classes.indexOf(name)));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(systemTweaksBeside([])).toHaveLength(74);
  });

  it('say how long a gallery shows a picture, while it plays by itself', () => {
    const said = (values: Record<string, string>) => paceClass(systemTweaksBeside([]), values);
    expect(said({ galleryAutoplaySpeed: '7' })).toBe('');
    expect(said({ 'gallery-autoplay': 'true' })).toBe('gallery-autoplay-seconds-3');
    expect(said({ 'gallery-autoplay': 'true', galleryAutoplaySpeed: '7s' })).toBe('gallery-autoplay-seconds-7');
    expect(said({ 'gallery-autoplay': 'true', galleryAutoplaySpeed: 'never' })).toBe('');
  });

  it('follow the owner, and give way to a theme’s own of the same name', () => {
    const { tweaks: own } = parseTweaks('// tweak: {"type":"dropdown","title":"Button Style","options":["Wide"]}');
    const all = [...own, ...systemTweaksBeside(own)];
    expect(all.filter(({ key }) => key === 'button-style')).toHaveLength(1);
    const chosen = tweakClasses(all, { 'gallery-design': 'Slideshow', 'event-thumbnails': 'false' });
    expect(chosen[0]).toBe('button-style-wide');
    expect(chosen).toContain('gallery-design-slideshow');
    expect(chosen).not.toContain('event-thumbnails');
  });
});
