import type { Wording } from '@quoin/domain/languages';
import type { CaptchaCode } from './captcha.ts';
import type { VisitorCode } from './visitorWording.ts';

/** What any call of a Brazilian page may end with. */
export const visitorWordingPt: Wording<VisitorCode> = {
  crumbFail: 'A sua sessão expirou. Recarregue a página e tente novamente.',
  crumbFailWithoutCookies: 'Permita cookies no seu navegador, recarregue a página e tente novamente.',
  tooManyRequests: 'Tente novamente em alguns segundos.',
  networkFailed: 'Não foi possível acessar a loja. Verifique a sua conexão e tente novamente.',
  fault: 'Algo deu errado. Tente novamente.',
};

export const captchaWordingPt: Wording<CaptchaCode> = {
  captchaMissing: 'Resolva primeiro o CAPTCHA.',
  captchaFailed: 'O CAPTCHA falhou. Recarregue a página e tente novamente.',
};
