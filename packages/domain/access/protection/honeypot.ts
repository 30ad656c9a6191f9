/** A field of plain forms that people never see and machines fill: where no script runs, it stands in for a captcha. */
export const HONEYPOT_FIELD = 'homepage';

export function isHoneypotFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
