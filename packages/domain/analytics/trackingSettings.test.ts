import { expect, it } from 'vitest';
import { PRIVACY_BOUNDS, trackingSettingsOf } from './trackingSettings.ts';

const NOTHING = {
  consent: 'off',
  isTrackingOff: false,
  hasPaywall: false,
  banner: { title: '', text: '' },
  pixels: [],
};

it.each([{}, { privacy: null }, { privacy: 'x', pixels: 'y' }, { privacy: { consent: 'maybe', isTrackingOff: 1 } }])(
  'settings that say nothing sound are the normal: %j',
  (settings) => {
    expect(trackingSettingsOf(settings)).toEqual(NOTHING);
  },
);

it('what the owner decided is read, within its bounds', () => {
  const pixel = { id: 'p1', name: 'Ads', code: 'quoin.on("purchase", () => {})', isOn: true };
  const many = Array.from({ length: 30 }, (_, index) => ({ ...pixel, id: `p${index}` }));
  const read = trackingSettingsOf({
    privacy: {
      consent: 'banner',
      isTrackingOff: true,
      hasPaywall: true,
      banner: { title: 'x'.repeat(999), text: 'Hm' },
    },
    pixels: [{ ...pixel, id: '../x' }, pixel, ...many],
  });
  expect(read).toMatchObject({ consent: 'banner', isTrackingOff: true, hasPaywall: true });
  expect(read.banner).toEqual({ title: 'x'.repeat(PRIVACY_BOUNDS.title), text: 'Hm' });
  expect(read.pixels[0]).toEqual(pixel);
  expect(read.pixels).toHaveLength(PRIVACY_BOUNDS.pixels);
});
