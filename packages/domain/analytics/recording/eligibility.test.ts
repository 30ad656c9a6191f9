import { describe, expect, it } from 'vitest';
import {
  isAmericanTimeZone,
  isRecordingEligible,
  isRecordingId,
  MOCK_RECORDING_ID,
  RECORDED_COUNTRIES,
} from './eligibility.ts';

const FACTS = { isOn: true, country: 'US', timeZone: 'America/New_York', cores: 8, sampleRate: 0.5 };

describe('who is recorded (REC-01)', () => {
  it.each(RECORDED_COUNTRIES)('a visitor of a site in %s', (country) => {
    expect(isRecordingEligible({ ...FACTS, country }, 0)).toBe(true);
  });

  it.each([
    ['the site is elsewhere', { country: 'DE' }, 0],
    ['the site has no country', { country: '' }, 0],
    ['the visitor’s clock is elsewhere', { timeZone: 'Europe/Berlin' }, 0],
    ['the visitor’s clock says nothing', { timeZone: '' }, 0],
    ['the machine has two cores', { cores: 2 }, 0],
    ['the owner has switched it off', { isOn: false }, 0],
    ['the visit is not in the sample', {}, 0.5],
    ['nobody is sampled', { sampleRate: 0 }, 0],
  ] as const)('not where %s', (_name, change, roll) => {
    expect(isRecordingEligible({ ...FACTS, ...change }, roll)).toBe(false);
  });

  it('three cores are enough, and who just falls into the sample is in it', () => {
    expect(isRecordingEligible({ ...FACTS, cores: 3 }, 0.499)).toBe(true);
    expect(isRecordingEligible({ ...FACTS, sampleRate: 1 }, 0.999)).toBe(true);
  });
});

it.each([
  ['America/Los_Angeles', true],
  ['America/Indiana/Knox', true],
  ['America/Puerto_Rico', true],
  ['Pacific/Guam', true],
  ['US/Eastern', true],
  ['America/Toronto', false],
  ['America/Sao_Paulo', false],
  ['Pacific/Auckland', false],
  ['UTC', false],
])('%s is an American time zone: %s (REC-01)', (zone, isOne) => {
  expect(isAmericanTimeZone(zone)).toBe(isOne);
});

it('a mock id is none to record under (REC-02)', () => {
  expect(isRecordingId(MOCK_RECORDING_ID)).toBe(false);
  expect(isRecordingId('')).toBe(false);
  expect(isRecordingId(null)).toBe(false);
  expect(isRecordingId('0193d8a2-0000-7000-8000-000000000001')).toBe(true);
});
