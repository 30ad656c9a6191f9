import type { Wording } from '@quoin/domain/languages';
import type { RestockCode, RestockFormWords } from './wording.ts';

/** What a Spanish shop says to those who wait for something. */
export const restockWordingEs: Partial<Wording<RestockCode>> = {
  restockEmailBlank: 'Escribe una dirección de correo',
  restockEmailInvalid: 'Esta dirección de correo no es válida',
  restockSubmitFailed: 'No se ha podido enviar el formulario. Inténtalo de nuevo más tarde.',
  restockNotOffered: 'Aquí no hay nada que esperar: ya se puede comprar o ya no se vende.',
  restockLinkDead: 'Este enlace ya no es válido. Apúntate de nuevo en la página del producto.',
};

export const restockFormWordsEs: RestockFormWords = {
  heading: 'Recibe un correo cuando vuelva',
  email: 'Correo electrónico',
  join: 'Quiero recibir también novedades de esta tienda',
  variant: '¿Qué versión?',
  submit: 'Quiero que me avisen',
  submitting: 'Enviando…',
  signedUp: '¡Apuntado!',
  honeypot: 'Deja este campo vacío',
};
