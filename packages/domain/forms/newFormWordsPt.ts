import type { NewFormWords } from './newFormWording.ts';

/** What a new form of a Brazilian site says. */
export const newFormWordsPt: NewFormWords = {
  name: 'Nome',
  email: 'E-mail',
  message: 'Mensagem',
  send: 'Enviar',
  thanks: 'Agradecemos!',
};
