import type { SignUpState } from '@quoin/domain/restock';
import type { Defaulted, Fixed, Nullable } from '../columns.ts';

/** A person who is notified when a variant is back. */
export interface RestockSignupTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  product_id: Fixed<string>;
  variant_id: Fixed<string>;
  email: Fixed<string>;
  language: Defaulted<string>;
  joins_mailing_list: Defaulted<boolean>;
  state: SignUpState;
  created_at: Fixed<Date>;
  sent_at: Nullable<Date>;
}
