import { addDays } from '@quoin/domain/formats';
import { describe, expect, it } from 'vitest';
import { exampleSpeed } from './exampleSpeed.ts';

describe('the example on the screen of speed (TELE-02)', () => {
  it.each(['2026-11-26', '2027-03-01'])('is of the four weeks up to today, %s (TELE-02)', (today) => {
    const { days } = exampleSpeed(today);
    expect([days[0]?.day, days.at(-1)?.day, days.length]).toEqual([addDays(today, -27), today, 28]);
  });
});
