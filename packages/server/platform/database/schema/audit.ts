import type { Fixed, JsonObject, OptionalJson } from './columns.ts';

export interface AuditEventTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  account_id: Fixed<string | null>;
  actor: Fixed<string>;
  /** `subject.verb` */
  action: Fixed<string>;
  subject_id: Fixed<string | null>;
  subject_title: Fixed<string>;
  details: OptionalJson<JsonObject>;
  created_at: Fixed<Date>;
}
