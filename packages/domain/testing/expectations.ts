import type { Money } from '@quoin/domain/money';

/** What a property throws when it does not hold. */
export class BrokenProperty extends Error {}

export function requireTrue(holds: boolean, what: string): void {
  if (!holds) throw new BrokenProperty(what);
}

export function requireEqual(actual: bigint, expected: bigint, what: string): void {
  if (actual !== expected) throw new BrokenProperty(`${what}: ${actual}, not ${expected}`);
}

/** Minor units of some amounts together. */
export function sumOf(amounts: readonly Money[]): bigint {
  return amounts.reduce((all, { minor }) => all + minor, 0n);
}

/** A case as text, to tell. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}n` : one));
}

/** Whether two answers are equal in every part. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(partOf(one, key), partOf(other, key)));
}

function partOf(whole: object, key: string): unknown {
  return Object.hasOwn(whole, key) ? whole[key as keyof typeof whole] : undefined;
}
