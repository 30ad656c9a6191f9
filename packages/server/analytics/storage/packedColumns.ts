import type { PackedColumn } from '@quoin/domain/analytics';

/** Columns of packed days that were read lately. What is packed never changes: a day that is packed again has another stamp. */
export interface PackedColumns {
  /** `null`: the day has no such column. `undefined`: not known. */
  get(key: string): PackedColumn | null | undefined;
  set(key: string, column: PackedColumn | null): void;
}

/** Keeps at most so many bytes, about: those that nobody has asked for longest go first. */
export function createPackedColumns(mostBytes: number): PackedColumns {
  const kept = new Map<string, PackedColumn | null>();
  let bytes = 0;
  return {
    get(key) {
      const column = kept.get(key);
      if (column === undefined) return undefined;
      // The most recently used entry is last.
      kept.delete(key);
      kept.set(key, column);
      return column;
    },
    set(key, column) {
      const known = kept.get(key);
      if (known !== undefined) bytes -= bytesOf(key, known);
      kept.delete(key);
      kept.set(key, column);
      bytes += bytesOf(key, column);
      for (const [oldest, its] of kept) {
        if (bytes <= mostBytes) break;
        kept.delete(oldest);
        bytes -= bytesOf(oldest, its);
      }
    },
  };
}

/** Memory of an entry in addition to its bytes, of a key in addition to its characters. */
const FRAME = 200;
const KEY_FRAME = 40;

function bytesOf(key: string, column: PackedColumn | null): number {
  if (column === null) return FRAME + key.length;
  const { codes, gaps, totals, later, keys } = column;
  const arrays = [codes, gaps, totals, later].reduce((sum, each) => sum + (each?.byteLength ?? 0), 0);
  return FRAME + key.length + arrays + (keys ?? []).reduce((sum, each) => sum + KEY_FRAME + each.length, 0);
}
