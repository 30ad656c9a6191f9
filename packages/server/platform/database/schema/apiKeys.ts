import type { ApiScope } from '@quoin/domain/access';
import type { Fixed, Nullable } from './columns.ts';

/** Keys of programs (migration 0116). */
export interface ApiKeyTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  name: string;
  scopes: ApiScope[];
  /** SHA-256 of the key. */
  secret_hash: Buffer;
  ending: string;
  created_by: Fixed<string>;
  created_at: Fixed<Date>;
  rotated_at: Nullable<Date>;
  last_used_at: Nullable<Date>;
}
