import type { Wording } from '@quoin/domain/languages';
import type { CaptchaCode } from './captcha.ts';
import type { VisitorCode } from './visitorWording.ts';

/** What any call of an Italian page may end with. */
export const visitorWordingIt: Wording<VisitorCode> = {
  crumbFail: 'La sessione è scaduta. Ricarica la pagina e riprova.',
  crumbFailWithoutCookies: 'Consenti i cookie nel tuo browser, ricarica la pagina e riprova.',
  tooManyRequests: 'Riprova tra qualche secondo.',
  networkFailed: 'Non è stato possibile raggiungere il negozio. Controlla la connessione e riprova.',
  fault: 'Qualcosa è andato storto. Riprova.',
};

export const captchaWordingIt: Wording<CaptchaCode> = {
  captchaMissing: 'Risolvi prima il CAPTCHA.',
  captchaFailed: 'Il CAPTCHA non è riuscito. Ricarica la pagina e riprova.',
};
