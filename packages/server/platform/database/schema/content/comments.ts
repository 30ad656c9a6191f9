import type { CommentState } from '@quoin/domain/site';
import type { Defaulted, Fixed, Nullable } from '../columns.ts';

/** What visitors say below entries (migration 0030). */
export interface ItemCommentTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  item_id: Fixed<string>;
  /** Set: an answer to that comment. */
  parent_id: Nullable<string>;
  state: CommentState;
  author_name: string;
  author_email: Defaulted<string>;
  body: string;
  created_at: Fixed<Date>;
  decided_at: Nullable<Date>;
  /** Is notified of answers. */
  wants_answers: Defaulted<boolean>;
  /** Written in the app. */
  is_staff: Defaulted<boolean>;
  /** The member who wrote it. */
  site_user_id: Nullable<string>;
  /** BCP 47; '' for the site's. */
  language: Defaulted<string>;
}

/** Who likes what; one row for each visitor. */
export interface ItemLikeTable {
  website_id: Fixed<string>;
  item_id: Fixed<string>;
  visitor_hash: Fixed<Buffer>;
  created_at: Fixed<Date>;
  site_user_id: Nullable<string>;
}
