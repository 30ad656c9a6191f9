import type { Box } from '@quoin/domain/layout';

/** Data that a foreign script may have written. */
export type Unknown = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null;
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function readBox(value: unknown): Box | null {
  if (!isObject(value)) return null;
  const { left, top, width, height } = value;
  const box = { left, top, width, height };
  return Object.values(box).every(isNumber) ? (box as Box) : null;
}
