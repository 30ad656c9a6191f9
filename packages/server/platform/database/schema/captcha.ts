import type { Fixed } from './columns.ts';

/** Of a site that has a provider with a secret. */
export interface CaptchaSecretTable {
  website_id: Fixed<string>;
  /** Sealed. */
  secret: string;
  updated_at: Date;
}

/** Proofs of work that were used. */
export interface CaptchaSpentTable {
  website_id: Fixed<string>;
  challenge_hash: Fixed<Buffer>;
  expires_at: Fixed<Date>;
}
