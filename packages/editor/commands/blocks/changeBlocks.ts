import { type Edit, type Json, recordKey, type SiteRecords } from '@quoin/domain/document';
import { becoming, block, known, withAt } from '../records.ts';

/** One value set on several blocks; `undefined` takes it away. */
export function settingOf(
  records: SiteRecords,
  ids: readonly string[],
  path: readonly string[],
  value: Json | undefined,
): readonly Edit[] {
  return known(records, ids).flatMap((id) =>
    becoming(records, recordKey('block', id), withAt(block(records, id), path, value)),
  );
}
