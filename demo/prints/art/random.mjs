/**
 * Chance that repeats: every print is drawn from its own seed, so the same shop comes out on every machine.
 * @typedef {{
 *   unit: () => number,
 *   between: (low: number, high: number) => number,
 *   whole: (low: number, high: number) => number,
 *   chance: (probability: number) => boolean,
 *   pick: <T>(list: readonly T[]) => T,
 *   shuffle: <T>(list: readonly T[]) => T[],
 *   bell: () => number,
 *   noise: (x: number, y: number) => number,
 * }} Random
 */

/** @param {string} text @returns {number} */
function hashOf(text) {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
}

/** Mulberry32: 32 bits of state are plenty for a picture. @param {number} seed @returns {() => number} */
function generatorFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Gradient noise in the plane, about -1 to 1, smooth. @param {() => number} unit */
function noiseFrom(unit) {
  const size = 256;
  const angles = Array.from({ length: size }, () => unit() * Math.PI * 2);
  const order = Array.from({ length: size }, (_, index) => index);
  for (let index = size - 1; index > 0; index -= 1) {
    const other = Math.floor(unit() * (index + 1));
    [order[index], order[other]] = [order[other], order[index]];
  }
  const fade = (/** @type {number} */ t) => t * t * t * (t * (t * 6 - 15) + 10);
  /** @param {number} column @param {number} row @param {number} dx @param {number} dy */
  const pull = (column, row, dx, dy) => {
    const angle = angles[order[(order[column & 255] + row) & 255]];
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  /** @param {number} x @param {number} y */
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const u = fade(dx);
    const top = pull(column, row, dx, dy) * (1 - u) + pull(column + 1, row, dx - 1, dy) * u;
    const bottom = pull(column, row + 1, dx, dy - 1) * (1 - u) + pull(column + 1, row + 1, dx - 1, dy - 1) * u;
    return (top + (bottom - top) * fade(dy)) * 1.5;
  };
}

/** @param {string} seed @returns {Random} */
export function randomFrom(seed) {
  const unit = generatorFrom(hashOf(seed));
  const between = (/** @type {number} */ low, /** @type {number} */ high) => low + (high - low) * unit();
  const whole = (/** @type {number} */ low, /** @type {number} */ high) => Math.floor(between(low, high + 1));
  return {
    unit,
    between,
    whole,
    chance: (probability) => unit() < probability,
    pick: (list) => list[Math.floor(unit() * list.length)],
    shuffle: (list) => {
      const copy = [...list];
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = Math.floor(unit() * (index + 1));
        [copy[index], copy[other]] = [copy[other], copy[index]];
      }
      return copy;
    },
    bell: () => (unit() + unit() + unit() + unit() - 2) / 2,
    noise: noiseFrom(unit),
  };
}
