import type { Wording } from '@quoin/domain/languages';
import type { CaptchaCode } from './captcha.ts';
import type { VisitorCode } from './visitorWording.ts';

/** What any call of a German page may end with. */
export const visitorWordingDe: Wording<VisitorCode> = {
  crumbFail: 'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  crumbFailWithoutCookies:
    'Bitte erlauben Sie Cookies in Ihrem Browser, laden Sie die Seite neu und versuchen Sie es noch einmal.',
  tooManyRequests: 'Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  networkFailed:
    'Wir konnten den Laden nicht erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  fault: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
};

export const captchaWordingDe: Wording<CaptchaCode> = {
  captchaMissing: 'Bitte lösen Sie zuerst das CAPTCHA.',
  captchaFailed: 'Das CAPTCHA ist fehlgeschlagen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
};
