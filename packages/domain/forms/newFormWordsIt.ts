import type { NewFormWords } from './newFormWording.ts';

/** What a new form of an Italian site says. */
export const newFormWordsIt: NewFormWords = {
  name: 'Nome',
  email: 'E-mail',
  message: 'Messaggio',
  send: 'Invia',
  thanks: 'Grazie!',
};
