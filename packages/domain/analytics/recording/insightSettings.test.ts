import { expect, it } from 'vitest';
import { DEFAULT_INSIGHT, insightSettingsOf, keptInsightSettings, validateInsightSettings } from './insightSettings.ts';

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
  [{ goals: { button: { kind: 'page', path: 'thanks' } as const } }, ['experiments']],
  [{ goals: { button: { kind: 'page', path: '/thanks' } as const } }, []],
  [{ retention: { eventDays: 400, visitDays: 800, sumDays: 3660 } }, []],
  [{ retention: { eventDays: 401, visitDays: 0, sumDays: 1.5 } }, ['eventDays', 'visitDays', 'sumDays']],
])('%j has its faults named: %j', (change, faults) => {
  expect(validateInsightSettings({ ...DEFAULT_INSIGHT, ...change }).map(({ field }) => field)).toEqual(faults);
});

it('what is kept is read back as it was, with its days (VISIT-02)', () => {
  const chosen = { ...DEFAULT_INSIGHT, telemetry: false, retention: { eventDays: 7, visitDays: 30, sumDays: 365 } };
  expect(insightSettingsOf(keptInsightSettings(chosen))).toEqual(chosen);
});
