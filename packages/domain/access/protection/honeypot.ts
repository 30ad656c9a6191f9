/** A field of plain forms that people never see and machines fill. It replaces a captcha where no script runs. */
export const HONEYPOT_FIELD = 'homepage';

export function isHoneypotFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
