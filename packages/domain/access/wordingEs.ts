import type { Wording } from '@quoin/domain/languages';
import type { CaptchaCode } from './captcha.ts';
import type { VisitorCode } from './visitorWording.ts';

/** What any call of a Spanish page may end with. */
export const visitorWordingEs: Wording<VisitorCode> = {
  crumbFail: 'Tu sesión ha caducado. Vuelve a cargar la página e inténtalo de nuevo.',
  crumbFailWithoutCookies: 'Permite las cookies en tu navegador, vuelve a cargar la página e inténtalo de nuevo.',
  tooManyRequests: 'Inténtalo de nuevo en unos segundos.',
  networkFailed: 'No hemos podido conectar con la tienda. Comprueba tu conexión e inténtalo de nuevo.',
  fault: 'Algo ha salido mal. Inténtalo de nuevo.',
};

export const captchaWordingEs: Wording<CaptchaCode> = {
  captchaMissing: 'Resuelve primero el CAPTCHA.',
  captchaFailed: 'El CAPTCHA ha fallado. Vuelve a cargar la página e inténtalo de nuevo.',
};
