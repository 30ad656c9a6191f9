import type { NewFormWords } from './newFormWording.ts';

/** What a new form of a Spanish site says. */
export const newFormWordsEs: NewFormWords = {
  name: 'Nombre',
  email: 'Correo electrónico',
  message: 'Mensaje',
  send: 'Enviar',
  thanks: '¡Gracias!',
};
