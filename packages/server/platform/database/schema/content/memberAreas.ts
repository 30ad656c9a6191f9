import type { AreaJoining, MembershipStatus } from '@quoin/domain/access';
import type { Defaulted, Fixed } from '../columns.ts';

export interface MemberAreaTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  name: string;
  description: string;
  joining: AreaJoining;
  product_ids: string[];
  revision: Defaulted<number>;
  created_at: Fixed<Date>;
}

export interface MemberAreaStandingTable {
  website_id: Fixed<string>;
  area_id: Fixed<string>;
  /** In small letters. */
  email: Fixed<string>;
  kind: MembershipStatus;
  at: Date;
}

export interface MemberAreaInvitationTable {
  website_id: Fixed<string>;
  area_id: Fixed<string>;
  /** In small letters. */
  email: Fixed<string>;
  token_hash: Buffer;
  sent_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface LessonProgressTable {
  website_id: Fixed<string>;
  site_user_id: Fixed<string>;
  item_id: Fixed<string>;
  done_at: Date | null;
  started_at: Fixed<Date>;
  seen_at: Date;
  /** Of its film, in whole seconds. */
  position: Defaulted<number>;
}
