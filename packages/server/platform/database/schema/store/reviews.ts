import type { ReviewState } from '@quoin/domain/catalog';
import type { Defaulted, Fixed, Nullable } from '../columns.ts';

/** What buyers say of products (migration 0100). */
export interface ProductReviewTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  item_id: Fixed<string>;
  order_id: Nullable<string>;
  is_verified: Defaulted<boolean>;
  state: ReviewState;
  stars: number;
  title: Defaulted<string>;
  body: Defaulted<string>;
  author_name: string;
  author_email: Defaulted<string>;
  image_ids: Defaulted<string[]>;
  /** Of the shop; '' for none. */
  answer: Defaulted<string>;
  answered_at: Nullable<Date>;
  /** BCP 47; '' for the site's. */
  language: Defaulted<string>;
  created_at: Fixed<Date>;
  changed_at: Date;
  decided_at: Nullable<Date>;
}
