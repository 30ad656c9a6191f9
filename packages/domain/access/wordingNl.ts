import type { Wording } from '@quoin/domain/languages';
import type { CaptchaCode } from './captcha.ts';
import type { VisitorCode } from './visitorWording.ts';

/** What any call of a Dutch page may end with. */
export const visitorWordingNl: Wording<VisitorCode> = {
  crumbFail: 'Je sessie is verlopen. Laad de pagina opnieuw en probeer het nog eens.',
  crumbFailWithoutCookies: 'Sta cookies toe in je browser, laad de pagina opnieuw en probeer het nog eens.',
  tooManyRequests: 'Probeer het over een paar seconden opnieuw.',
  networkFailed: 'De winkel is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
  fault: 'Er ging iets mis. Probeer het opnieuw.',
};

export const captchaWordingNl: Wording<CaptchaCode> = {
  captchaMissing: 'Los eerst de CAPTCHA op.',
  captchaFailed: 'De CAPTCHA is mislukt. Laad de pagina opnieuw en probeer het nog eens.',
};
