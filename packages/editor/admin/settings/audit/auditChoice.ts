/** Filters of the audit log, all in the address. Empty: no filter. */
export type AuditChoice = Readonly<Record<'search' | 'subject' | 'actor' | 'from' | 'until', string>>;
export const NO_CHOICE: AuditChoice = { search: '', subject: '', actor: '', from: '', until: '' };

export function isChosen(choice: AuditChoice): boolean {
  return Object.values(choice).some((value) => value !== '');
}
