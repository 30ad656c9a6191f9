import type { Wording } from '@quoin/domain/languages';
import type { CaptchaCode } from './captcha.ts';
import type { VisitorCode } from './visitorWording.ts';

/** What any call of a French page may end with. */
export const visitorWordingFr: Wording<VisitorCode> = {
  crumbFail: 'Votre session a expiré. Veuillez recharger la page, puis réessayer.',
  crumbFailWithoutCookies: 'Veuillez autoriser les cookies dans votre navigateur, recharger la page, puis réessayer.',
  tooManyRequests: 'Veuillez réessayer dans quelques secondes.',
  networkFailed: 'La boutique est injoignable. Veuillez vérifier votre connexion, puis réessayer.',
  fault: 'Une erreur s’est produite. Veuillez réessayer.',
};

export const captchaWordingFr: Wording<CaptchaCode> = {
  captchaMissing: 'Veuillez d’abord résoudre le CAPTCHA.',
  captchaFailed: 'Le CAPTCHA a échoué. Veuillez recharger la page, puis réessayer.',
};
