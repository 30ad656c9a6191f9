import { isAllowed, type Member } from './capabilities.ts';

/** The part of the log about payments: all that a user with access to billing only sees. It names no person. */
export const BILLING_AUDIT_SUBJECTS = ['installments', 'payment', 'paymentAccount'] as const;

/**
 * Returns the subjects of the log (the part of an action before its dot) that a member may read; null for all of them.
 */
export function seenAuditSubjects(member: Member): readonly string[] | null {
  if (isAllowed(member, 'auditLog.read')) return null;
  return isAllowed(member, 'auditLog.read:billing') ? BILLING_AUDIT_SUBJECTS : [];
}
