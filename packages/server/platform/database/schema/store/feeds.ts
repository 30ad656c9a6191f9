import type { FeedEntry } from '@quoin/rendering/page';
import type { Defaulted, Fixed, Nullable, OptionalJson } from '../columns.ts';

/** News of other sites, by the hash of their address (migration 0040). */
export interface OutsideFeedTable {
  website_id: Fixed<string>;
  address_hash: Fixed<Buffer>;
  address: Fixed<string>;
  title: Defaulted<string>;
  entries: OptionalJson<readonly FeedEntry[]>;
  fetched_at: Nullable<Date>;
  problem: Defaulted<string>;
}
