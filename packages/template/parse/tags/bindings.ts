import type { Reader } from '../reader.ts';
import type { Reference, Token } from '../tree.ts';
import { readVariable } from './variable.ts';

function readTarget(reader: Reader): string | undefined {
  return reader.skip(' ') ? reader.readDefinition() : undefined;
}

/** `.var @x a, b|f`. */
export function readVar(reader: Reader, offset: number): Token | undefined {
  const target = readTarget(reader);
  if (target === undefined || !reader.skip(' ')) return undefined;
  const parts = readVariable(reader);
  return parts && { kind: 'var', offset, target, ...parts };
}

/**
 * `.ctx @x k=ref k2=ref`: one space before the first binding, any whitespace between them. One trailing word without
 * `=ref` is ignored once there is a good binding.
 */
export function readCtx(reader: Reader, offset: number): Token | undefined {
  const target = readTarget(reader);
  if (target === undefined || !reader.skip(' ')) return undefined;
  const bindings: { key: string; name: Reference }[] = [];
  while (!reader.isAtEnd()) {
    const key = reader.readWord();
    if (reader.isAtEnd() && bindings.length > 0) break;
    const name = key !== undefined && reader.skip('=') ? reader.readReference() : undefined;
    if (key === undefined || name === undefined) return undefined;
    bindings.push({ key, name });
    reader.skipSpaces();
  }
  return bindings.length > 0 ? { kind: 'ctx', offset, target, bindings } : undefined;
}

/** `.inject @x path args`; the arguments are ignored. */
export function readInject(reader: Reader, offset: number): Token | undefined {
  const target = readTarget(reader);
  if (target === undefined || !reader.skip(' ')) return undefined;
  const path = reader.readPath();
  return path === undefined ? undefined : { kind: 'inject', offset, target, path };
}
