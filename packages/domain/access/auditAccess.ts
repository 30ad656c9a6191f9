import { isAllowed, type Member } from './capabilities.ts';

/** What of the log is about getting paid: all that somebody sees who looks after billing only. No person is named in it. */
export const BILLING_AUDIT_SUBJECTS = ['installments', 'payment', 'paymentAccount'] as const;

/** The subjects of the log (the part of an action before its dot) that somebody may read; null: all of them. */
export function seenAuditSubjects(member: Member): readonly string[] | null {
  if (isAllowed(member, 'auditLog.read')) return null;
  return isAllowed(member, 'auditLog.read:billing') ? BILLING_AUDIT_SUBJECTS : [];
}
