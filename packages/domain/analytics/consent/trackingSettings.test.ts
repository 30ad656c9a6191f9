import { expect, it } from 'vitest';
import { PRIVACY_BOUNDS, trackingSettingsOf } from './trackingSettings.ts';

const NOTHING = {
  consent: 'off',
  isTrackingOff: false,
  hasPaywall: false,
  banner: { title: '', text: '' },
};

it.each([{}, { privacy: null }, { privacy: 'x' }, { privacy: { consent: 'maybe', isTrackingOff: 1 } }])(
  'settings that say nothing sound are the normal: %j',
  (settings) => {
    expect(trackingSettingsOf(settings)).toEqual(NOTHING);
  },
);

it('what the owner decided is read, within its bounds', () => {
  const banner = { title: 'x'.repeat(999), text: 'Hm' };
  const read = trackingSettingsOf({ privacy: { consent: 'banner', isTrackingOff: true, hasPaywall: true, banner } });
  expect(read).toEqual({
    ...{ consent: 'banner', isTrackingOff: true, hasPaywall: true },
    banner: { title: 'x'.repeat(PRIVACY_BOUNDS.title), text: 'Hm' },
  });
});
