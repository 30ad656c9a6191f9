import { expect, it } from 'vitest';
import { DEFAULT_INSIGHT, insightSettingsOf, validateInsightSettings } from './insightSettings.ts';

it('nobody is recorded until the owner says so (REC-01)', () => {
  expect(insightSettingsOf({})).toEqual(DEFAULT_INSIGHT);
  expect(DEFAULT_INSIGHT.recording.isOn).toBe(false);
});

it.each([
  [{ insight: 'x' }],
  [{ insight: { recording: { sampleRate: 7, retentionDays: 0.5 }, experiments: { 'a b': 'x:1', c: '' } } }],
])('what is unsound in %j is the normal', (settings) => {
  expect(insightSettingsOf(settings)).toEqual(DEFAULT_INSIGHT);
});

it.each([
  [{}, []],
  [{ recording: { isOn: true, sampleRate: 1.1, retentionDays: 30 } }, ['sampleRate']],
  [{ recording: { isOn: true, sampleRate: 1, retentionDays: 91 } }, ['retentionDays']],
  [{ experiments: { button: 'a:50,b:50' } }, []],
  [{ experiments: { button: 'a' } }, ['experiments']],
])('%j has its faults named: %j', (change, faults) => {
  expect(validateInsightSettings({ ...DEFAULT_INSIGHT, ...change }).map(({ field }) => field)).toEqual(faults);
});
