/** The next number from 0 up to, and without, `bound`: what random cases are made of. */
export type Draw = (bound: number) => number;

/** Numbers of a tape, then zeros: a shorter tape or smaller numbers make a simpler case, so failures shrink. */
export function drawFromTape(tape: readonly number[]): Draw {
  let at = 0;
  return (bound) => {
    const value = tape[at] ?? 0;
    at += 1;
    return value % bound;
  };
}

/** Endless numbers that depend on the seed only (a 32-bit counter, mixed). */
export function drawFromSeed(seed: number): Draw {
  let counter = seed | 0;
  return (bound) => {
    counter = (counter + 0x9e3779b9) | 0;
    let mixed = Math.imul(counter ^ (counter >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % bound;
  };
}

export function drawOne<const Value>(draw: Draw, values: readonly [Value, ...Value[]]): Value {
  return values[draw(values.length)] ?? values[0];
}

export function drawList<Value>(draw: Draw, maxLength: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: draw(maxLength + 1) }, (_, index) => make(index));
}

/** The same values in another order. */
export function drawOrder<Value>(draw: Draw, values: readonly Value[]): Value[] {
  const left = [...values];
  return values.flatMap(() => left.splice(draw(left.length), 1));
}
