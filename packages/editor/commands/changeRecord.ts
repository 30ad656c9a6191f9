import type { Edit, Json, RecordKey, SiteRecords } from '@quoin/domain/document';
import { becoming, withAt } from './records.ts';

/** One value of a record; an absent `value` takes it away, and its default holds. */
export interface ChangeAt {
  readonly path: readonly string[];
  readonly value?: Json | undefined;
}

/** Values set in a record; records of which a site has one are made by the first value. */
export function changesOf(
  records: SiteRecords,
  key: RecordKey,
  changes: readonly ChangeAt[],
  isMade = false,
): readonly Edit[] {
  const record = records.get(key) ?? (isMade ? {} : undefined);
  if (record === undefined) return [];
  return becoming(
    records,
    key,
    changes.reduce((changed, { path, value }) => withAt(changed, path, value), record),
  );
}
