import { expect, it } from 'vitest';
import { BILLING_AUDIT_SUBJECTS, seenAuditSubjects } from './auditAccess.ts';
import { ROLES } from './roles.ts';

it.each([
  ['owner', [], true, null],
  ['admin', [ROLES.admin], false, null],
  ['billing', [ROLES.billing], false, BILLING_AUDIT_SUBJECTS],
  ['billing and editor', [ROLES.billing, ROLES.editor], false, BILLING_AUDIT_SUBJECTS],
  ['editor, who sees errors of pages only', [ROLES.editor], false, []],
  ['store manager', [ROLES.storeManager], false, []],
])('the log of what was changed, seen by the %s (AUT-4, AUT-2)', (_, roles, isOwner, seen) => {
  expect(seenAuditSubjects({ roles, isOwner })).toEqual(seen);
});
