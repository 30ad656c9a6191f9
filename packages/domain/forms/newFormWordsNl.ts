import type { NewFormWords } from './newFormWording.ts';

/** What a new form of a Dutch site says. */
export const newFormWordsNl: NewFormWords = {
  name: 'Naam',
  email: 'E-mail',
  message: 'Bericht',
  send: 'Versturen',
  thanks: 'Bedankt!',
};
