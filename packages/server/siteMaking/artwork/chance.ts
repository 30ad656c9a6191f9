/** Chance that repeats: the same seed draws the same picture on every machine. */
export interface Chance {
  /** [0, 1) */
  unit(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

export function chanceFrom(seed: string): Chance {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    unit,
    between: (low, high) => low + (high - low) * unit(),
    pick: (list) => list[Math.floor(unit() * list.length)] ?? list[0],
  };
}
