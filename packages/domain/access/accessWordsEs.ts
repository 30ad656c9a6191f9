import type { Wording } from '@quoin/domain/languages';
import { PASSWORD_LENGTH } from './password.ts';
import type { PlainPageWords } from './plainPageWording.ts';
import { waitSentence } from './waitSentence.ts';
import type { AccessCode } from './wording.ts';
import { visitorWordingEs } from './wordingEs.ts';

/** What a Spanish site answers to requests and to those who sign in; what only people of the app read is English. */
export const accessSentencesEs: Partial<Wording<AccessCode>> = {
  ...visitorWordingEs,
  signInFailed: 'El correo electrónico y la contraseña no coinciden. Inténtalo de nuevo.',
  signInNeeded: 'Inicia sesión para continuar.',
  signInTooOften: ({ seconds }) => `Demasiados intentos de iniciar sesión. ${waitSentence(seconds, 'es')}`,
  emailInvalid: 'Esta dirección de correo no es válida',
  requestInvalid: 'No se ha podido entender la solicitud.',
  notFound: 'Eso no existe aquí.',
  methodNotAllowed: 'Esta dirección no admite ese tipo de solicitudes.',
  bodyTooLarge: 'La solicitud es demasiado grande.',
  bodyNotJson: 'La solicitud no contiene un JSON válido.',
  bodyUnknownType: 'Envía JSON o un formulario.',
  bodyCompressed: 'No se aceptan solicitudes comprimidas.',
  bodyCutOff: 'La solicitud se ha interrumpido a la mitad.',
  passwordTooShort: `Usa al menos ${PASSWORD_LENGTH.min} caracteres.`,
  passwordTooLong: `Usa como máximo ${PASSWORD_LENGTH.max} caracteres.`,
  passwordTooCommon: 'Mucha gente usa esta contraseña, así que es de las primeras que se prueban. Elige otra.',
  passwordTooNear: 'Se parece demasiado a tu nombre, a tu dirección o al nombre del sitio. Elige otra.',
};

export const plainPageWordsEs: PlainPageWords = {
  titles: {
    tryAgain: 'Inténtalo de nuevo',
    notFound: 'No se ha encontrado',
    notPossible: 'Aquí no es posible',
    wait: 'Un momento, por favor',
    failed: 'No ha funcionado',
  },
  back: 'Volver al inicio',
  fault: 'Algo ha salido mal',
  faultText:
    'No se ha podido preparar la página. El fallo es nuestro, no tuyo, y ya lo hemos anotado. Inténtalo de nuevo en un momento.',
  reference: (id) => `Referencia ${id}`,
};
