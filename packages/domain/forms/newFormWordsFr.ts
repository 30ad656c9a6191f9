import type { NewFormWords } from './newFormWording.ts';

/** What a new form of a French site says. */
export const newFormWordsFr: NewFormWords = {
  name: 'Nom',
  email: 'E-mail',
  message: 'Votre message',
  send: 'Envoyer',
  thanks: 'Merci !',
};
