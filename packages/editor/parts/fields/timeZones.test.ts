import { afterEach, describe, expect, it, vi } from 'vitest';
import { timeZones } from './timeZones.ts';

afterEach(() => vi.restoreAllMocks());

describe('time zones', () => {
  it('are those of the browser, behind one in use that it does not know', () => {
    const { choices, isLoaded } = timeZones(['Moon/Sea_Of_Rains', 'Europe/Berlin', '']);
    expect(choices.slice(0, 2)).toEqual([
      { value: 'Moon/Sea_Of_Rains', text: 'Moon/Sea Of Rains' },
      { value: 'UTC', text: 'UTC' },
    ]);
    expect(choices.filter(({ value }) => value === 'Europe/Berlin')).toHaveLength(1);
    expect(isLoaded).toBe(true);
  });

  it('that a browser cannot list leave the one in use, and are said to be missing (EDIT-06)', () => {
    vi.spyOn(Intl, 'supportedValuesOf').mockImplementation(() => {
      throw new TypeError('not a function');
    });
    expect(timeZones(['Europe/Berlin'])).toEqual({
      choices: [{ value: 'Europe/Berlin', text: 'Europe/Berlin' }],
      isLoaded: false,
    });
  });
});
