import type { PackedColumn } from '@quoin/domain/analytics';
import { describe, expect, it } from 'vitest';
import { createPackedColumns } from './packedColumns.ts';

const column = (bytes: number): PackedColumn => ({
  ...{ entries: bytes, keys: null, codes: new Uint8Array(bytes), gaps: null, totals: null, later: null },
});

describe('columns of packed days that were read lately', () => {
  it('tells a column that a day does not have from one that nobody has read', () => {
    const columns = createPackedColumns(10_000);
    columns.set('day forms.form', null);
    expect(columns.get('day forms.form')).toBeNull();
    expect(columns.get('day channel')).toBeUndefined();
  });

  it('lets those go that nobody has asked for longest, once there are too many bytes', () => {
    const columns = createPackedColumns(10_000);
    for (const name of ['a', 'b', 'c']) columns.set(name, column(3000));
    expect(columns.get('a')).not.toBeUndefined();
    columns.set('d', column(3000));
    expect(['a', 'b', 'c', 'd'].filter((name) => columns.get(name) !== undefined)).toEqual(['a', 'c', 'd']);
  });

  it('counts a column once, however often it is read again', () => {
    const columns = createPackedColumns(10_000);
    for (let reads = 0; reads < 20; reads += 1) columns.set('a', column(3000));
    columns.set('b', column(3000));
    expect(columns.get('a')).not.toBeUndefined();
  });

  it('keeps nothing that is larger than all there is room for', () => {
    const columns = createPackedColumns(1000);
    columns.set('large', column(5000));
    expect(columns.get('large')).toBeUndefined();
  });
});
