import { describe, expect, it } from 'vitest';
import { RecentMap } from './recentMap.ts';

describe('a map of recent entries', () => {
  it('keeps what is used and forgets the rest', () => {
    const map = new RecentMap<number, string>(3);
    for (let key = 0; key < 20; key++) {
      map.set(key, `${key}`);
      expect(map.get(0)).toBe('0');
    }
    expect(map.get(19)).toBe('19');
    expect(map.get(1)).toBeUndefined();
  });
});
