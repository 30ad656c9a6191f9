import { describe, expect, it } from 'vitest';
import { isId, newId, secureRoll } from './ids.ts';

describe('newId', () => {
  it('is a UUID of version 7 that carries its milliseconds', () => {
    expect(newId(0x0199_1234_5678, () => 0)).toBe('01991234-5678-7000-8000-000000000000');
    expect(newId(0x0199_1234_5678, () => 0.999999)).toBe('01991234-5678-7fff-bfff-ffffffffffff');
    expect(isId(newId(Date.now(), secureRoll))).toBe(true);
  });

  it('sorts by time and never repeats', () => {
    const ids = Array.from({ length: 5_000 }, (_, index) => newId(1_700_000_000_000 + index, secureRoll));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(Array.from({ length: 5_000 }, () => newId(1, secureRoll))).size).toBe(5_000);
  });

  it('knows what cannot be an id', () => {
    expect(['', '1', 'ABCDEF12-0000-7000-8000-000000000000', "'; drop table"].some(isId)).toBe(false);
  });
});
