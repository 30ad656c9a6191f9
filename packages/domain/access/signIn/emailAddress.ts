/** FORM-09: 3 to 256 characters matching a basic address pattern. */
export const EMAIL_LENGTH = { min: 3, max: 256 } as const;

/**
 * The generic email check: one `@` with something before it and a domain after it. Each part is looked at once and no
 * pattern backtracks, so that hostile text costs no more than honest text.
 */
export function isEmailAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length < EMAIL_LENGTH.min || value.length > EMAIL_LENGTH.max) return false;
  const at = value.indexOf('@');
  if (at < 1 || at !== value.lastIndexOf('@')) return false;
  return isLocalPart(value.slice(0, at)) && isDomain(value.slice(at + 1));
}

function isLocalPart(text: string): boolean {
  if (/[\s\p{Cc}<>()[\]\\,;:"]/u.test(text)) return false;
  return !text.startsWith('.') && !text.endsWith('.') && !text.includes('..');
}

function isDomain(text: string): boolean {
  const labels = text.split('.');
  return labels.every(
    (label) => /^[\p{L}\p{N}-]{1,63}$/u.test(label) && !label.startsWith('-') && !label.endsWith('-'),
  );
}
